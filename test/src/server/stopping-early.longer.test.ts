import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { freePort, startProcess } from '../../builders/own-process.ts'

/** Preload that sends SIGTERM at one moment of the start. */
function before(text: string): string {
  return `--import=data:text/javascript,${encodeURIComponent(text)}`
}

const atListening = before(`
  import { Server } from 'node:net'
  const { listen } = Server.prototype
  Server.prototype.listen = function (...given) {
    this.prependOnceListener('listening', () => process.kill(process.pid, 'SIGTERM'))
    return listen.apply(this, given)
  }`)

/** The folder lock is written first, long before the database answers. */
const atOpening = before(`
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  const { mkdirSync } = fs
  fs.mkdirSync = (...given) => {
    if (String(given[0]).includes('stopping-early')) setImmediate(() => process.kill(process.pid, 'SIGTERM'))
    return mkdirSync(...given)
  }
  syncBuiltinESMExports()`)

describe('a server process that is asked to stop before it is quite there', function () {
  this.timeout(150_000)
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stopping-early-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  for (const [moment, options] of [
    ['the moment its port is open', atListening],
    ['while its store is being opened', atOpening],
  ] as const) {
    it(`V10 ends with 0, with nothing to say, and its data can be opened again: ${moment}`, async () => {
      const variables = { PORT: String(await freePort()), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' }
      const stopped = startProcess('dist/server/main.js', { ...variables, NODE_OPTIONS: options })
      expect([await stopped.ended, stopped.errors()]).to.deep.equal([0, ''])
      const again = startProcess('dist/server/main.js', variables)
      try {
        await again.answers(`http://127.0.0.1:${variables.PORT}/readyz`, 100_000)
      } finally {
        again.child.kill('SIGTERM')
        expect(await again.ended, again.errors()).to.equal(0)
      }
    })
  }
})
