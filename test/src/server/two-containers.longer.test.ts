import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { ownProcess, textFor } from '../../../src-server/store/lock-holder.ts'
import { freePort, type OwnProcess, startProcess } from '../../builders/own-process.ts'
import { placedInCash } from '../../faults/order-over-wire.ts'

const main = 'dist/server/main.js'
const headers = { 'content-type': 'application/json', client: 'ember', os: 'Web', version: '2.51.5' }

/** A PID namespace, as in a container: each server is process 1. */
const container = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'] as const
const hasContainers = spawnSync(container[0], [...container.slice(1), 'true']).status === 0

async function statusOn(origin: string, key: string): Promise<number> {
  return (await fetch(`${origin}/v1/order/${key}/status`, { headers })).status
}

function childOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim())
}

describe('two containers on one data directory', function () {
  this.timeout(120_000)
  let folder = ''
  const running: OwnProcess[] = []
  const start = async (wrap: readonly string[] = []) => {
    const port = await freePort()
    const own = startProcess(main, { PORT: String(port), LOG_LEVEL: 'error', DATA_DIR: join(folder, 'data') }, wrap)
    running.push(own)
    return { ...own, origin: `http://127.0.0.1:${port}`, ready: () => own.answers(`http://127.0.0.1:${port}/readyz`) }
  }
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'two-containers-'))
  })
  afterEach(async () => {
    for (const { child, ended } of running.splice(0)) {
      child.kill('SIGKILL')
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  })

  it('V9 with equal process numbers only one starts, and what it acknowledged is there after it was killed', async function () {
    if (!hasContainers) {
      console.log('    this user may not make process namespaces: only the simulated containers below are tested')
      return this.skip()
    }
    const both = [await start(container), await start(container)] as const
    const first = await Promise.any(both.map((one) => one.ready().then(() => one)))
    const second = both[0] === first ? both[1] : both[0]
    expect(await second.ended).to.equal(1)
    expect(second.errors()).to.include('Process 1 already uses the data directory')
    const key = randomUUID()
    expect(await placedInCash(first.origin, key)).to.equal(200)
    first.child.kill('SIGKILL')
    await first.ended

    const third = await start(container)
    await third.ready()
    expect(await statusOn(third.origin, key)).to.equal(200)

    // A container that was paused for long has lost the lock: it commits nothing more and exits.
    const paused = childOf(third.child.pid ?? 0)
    process.kill(paused, 'SIGSTOP')
    const fourth = await start(container)
    await fourth.ready()
    const later = randomUUID()
    expect(await placedInCash(fourth.origin, later)).to.equal(200)
    process.kill(paused, 'SIGCONT')
    expect(await placedInCash(third.origin, randomUUID()).catch(() => 0)).not.to.equal(200)
    expect(await third.ended).to.equal(1)
    expect(third.errors()).to.include('another process has taken over the data directory')
    expect(await Promise.all([key, later].map((one) => statusOn(fourth.origin, one)))).to.deep.equal([200, 200])
    return undefined
  })

  it('V9 a lock with a number that is free here, but of another container or machine that beats, keeps a server out', async () => {
    const first = await start()
    await first.ready()
    first.child.kill('SIGTERM')
    expect(await first.ended).to.equal(0)
    const path = join(folder, 'data', 'lock')
    for (const elsewhere of [{ space: 'pid:[1]' }, { kernel: 'another', space: 'pid:[1]' }]) {
      writeFileSync(path, textFor({ owner: 'other', ...ownProcess(), pid: 1, ...elsewhere }))
      const beat = setInterval(() => utimesSync(path, new Date(), new Date()), 500)
      try {
        const other = await start()
        expect(await other.ended).to.equal(1)
        expect(other.errors()).to.include('Process 1 already uses the data directory')
      } finally {
        clearInterval(beat)
      }
    }
    const last = await start()
    await last.ready()
  })
})
