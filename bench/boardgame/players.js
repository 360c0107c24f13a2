// The counterpart of bench/players.py's `matches`: node players.js URL 200
// Sent a line, it sets up so many matches with two connected clients each; sent another, it plays
// them all at once and says how many moves that took; and again.

const readline = require('node:readline');
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { TicTacToe } = require('./game.js');

const [server, count] = [process.argv[2], Number(process.argv[3])];
const lines = readline.createInterface({ input: process.stdin })[Symbol.asyncIterator]();

async function toldToGoOn() {
  if ((await lines.next()).done) process.exit();
}

class Player {
  constructor(matchID, playerID) {
    this.id = playerID;
    this.next = 0; // the first state that can be ours to answer: our own moves are shown at once
    this.plays = false;
    this.over = new Promise((resolve) => (this.end = resolve));
    this.ready = new Promise((resolve) => (this.synced = resolve));
    const multiplayer = SocketIO({ server, socketOpts: { transports: ['websocket'], forceNew: true } });
    this.client = Client({ game: TicTacToe, multiplayer, matchID, playerID, debug: false });
    this.client.subscribe((state) => state && this.look(state));
    this.client.start();
  }

  look(state) {
    if (!state.isConnected) return;
    this.synced();
    if (state.ctx.gameover) return this.end(state._stateID);
    if (!this.plays || state.ctx.currentPlayer !== this.id || state._stateID < this.next) return;
    this.next = state._stateID + 2;
    const free = state.G.cells.flatMap((cell, at) => (cell === null ? [at] : []));
    this.client.moves.clickCell(free[Math.floor(Math.random() * free.length)]);
  }

  play() {
    this.plays = true;
    this.look(this.client.getState());
  }
}

async function main() {
  for (let wave = 0; ; wave++) {
    await toldToGoOn();
    const matches = Array.from({ length: count }, (_, at) => `wave-${wave}-match-${at}`);
    const players = matches.flatMap((id) => [new Player(id, '0'), new Player(id, '1')]);
    await Promise.all(players.map((player) => player.ready));
    console.log('ready');
    await toldToGoOn();
    players.forEach((player) => player.play());
    const moves = await Promise.all(players.filter((p) => p.id === '0').map((p) => p.over));
    await Promise.all(players.map((player) => player.over));
    console.log(moves.reduce((sum, made) => sum + made, 0));
    players.forEach((player) => player.client.stop());
  }
}

main();
