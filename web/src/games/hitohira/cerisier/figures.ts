/** The pieces are called otherwise, and lie elsewhere: the figures follow the words. */
export { default } from "../figures";
