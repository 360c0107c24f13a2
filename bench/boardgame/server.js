// boardgame.io's server as it comes, with matches in memory: node server.js PORT

const { Server } = require('boardgame.io/server');
const { TicTacToe } = require('./game.js');

Server({ games: [TicTacToe], origins: [/.*/] }).run(Number(process.argv[2]));
