// Preload for a server (NODE_OPTIONS=--import=…): on SIGUSR2 collects garbage twice, so /metrics shows live memory.
// LEAK plants a leak for the judge.

import http from 'node:http'
import { createServer } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose_gc')
const collect = runInNewContext('gc')
process.on('SIGUSR2', () => {
  collect()
  setTimeout(collect, 50)
})

const kept = []
const leaks = {
  memory: () => kept.push('x'.repeat(4_000).split('')),
  handles: () => kept.push(createServer().listen(0, '127.0.0.1')),
}
const leak = leaks[process.env.LEAK ?? '']
if (leak !== undefined) {
  const emit = http.Server.prototype.emit
  http.Server.prototype.emit = function (event, ...rest) {
    if (event === 'request') leak()
    return emit.call(this, event, ...rest)
  }
}
