/** Whether this browser wants to read what others say. */

import { recall, remember } from "@/remember";

class Talk {
  muted = $state(recall("muted", false));

  mute(muted: boolean): void {
    this.muted = muted;
    remember("muted", muted);
  }
}

export const talk = new Talk();
