import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect } from 'chai'
import { buildWhenStale } from '../../../scripts/build-when-stale.mjs'
import { freePort, type OwnProcess, startProcess } from '../../builders/own-process.ts'
import { placedInCash } from '../../faults/order-over-wire.ts'

const key = 'a-key-to-the-metrics'

describe('a server process whose log nobody reads', function () {
  this.timeout(240_000)
  let folder: string
  let origin: string
  let server: OwnProcess

  before(buildWhenStale)
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'unread-log-'))
    const port = await freePort()
    origin = `http://127.0.0.1:${port}`
    server = startProcess(
      'dist/server/main.js',
      { PORT: String(port), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'info', METRICS_KEY: key },
      [],
      'pipe',
    )
    await server.answers(`${origin}/readyz`)
  })
  afterEach(async () => {
    server.child.kill('SIGKILL')
    await server.ended
    rmSync(folder, { recursive: true, force: true })
  })

  const dropped = async (): Promise<number> => {
    const metrics = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${key}` } })
    return Number(/^tureen_log_lines_dropped_total (\d+)/m.exec(await metrics.text())?.[1])
  }
  /** Until the pipe and the buffer behind it are full. */
  const fill = async (): Promise<void> => {
    for (let asked = 0; asked < 60_000; asked += 400) {
      await Promise.all(Array.from({ length: 400 }, async () => (await fetch(`${origin}/healthz`)).text()))
      if ((await dropped()) > 0) return
    }
    throw new Error('no line was dropped')
  }

  it('V19 takes orders, counts what it drops, and says so to who reads again', async () => {
    await fill()
    expect(await placedInCash(origin, randomUUID())).to.equal(200)
    expect(await dropped()).to.be.above(0)

    const output = server.child.stdout
    if (output === null) throw new Error('its output is not ours to read')
    const said = await new Promise<string>((resolve) => {
      createInterface({ input: output }).on('line', (line) => {
        if (line.includes('"dropped":')) resolve(line)
      })
    })
    expect(JSON.parse(said)).to.include({ level: 40, msg: 'log lines dropped: the output is too slow' })
  })

  it('V19 stops when it is asked to while nobody reads', async () => {
    await fill()
    server.child.kill('SIGTERM')
    expect(await server.ended).to.equal(0)
  })

  it('V19 goes on where its reader is gone', async () => {
    server.child.stdout?.destroy()
    await (await fetch(`${origin}/healthz`)).text()
    expect(await placedInCash(origin, randomUUID())).to.equal(200)
    server.child.kill('SIGTERM')
    expect(await server.ended).to.equal(0)
  })
})
