import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { lockDataDir } from '../../../src-server/store/data-dir-lock.ts'
import { holderIn, ownProcess, textFor } from '../../../src-server/store/lock-holder.ts'
import { CannotOpenStore } from '../../../src-server/store/store-failure.ts'
import { eventually } from '../../builders/order-server-builder.ts'

const quick = { beat: 20, stale: 400, look: 10 }
const never = { ...quick, stale: 600_000 }

function pidThatHolds(work: Promise<unknown>): Promise<number | undefined> {
  return work.then(
    () => undefined,
    (reason: unknown) =>
      reason instanceof CannotOpenStore && reason.failure._tag === 'Locked'
        ? reason.failure.pid
        : Promise.reject(reason),
  )
}

describe('the lock of a data directory', () => {
  let dir = ''
  const path = () => join(dir, 'lock')
  const lockOf = (fields: Partial<Parameters<typeof textFor>[0]>) =>
    writeFileSync(path(), textFor({ owner: 'other', ...ownProcess(), ...fields }))
  const take = async () => (await lockDataDir(dir, undefined, quick)).release()
  const withProcess = async (work: (pid: number) => Promise<void>) => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    try {
      await work(child.pid ?? 0)
    } finally {
      child.kill('SIGKILL')
      await new Promise((done) => child.once('exit', done))
    }
  }
  /** A live holder whose process cannot be inspected. */
  const beating = async (work: () => Promise<void>) => {
    const timer = setInterval(() => utimesSync(path(), new Date(), new Date()), quick.beat)
    try {
      await work()
    } finally {
      clearInterval(timer)
    }
  }

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'tureen-lock-'))
  })
  afterEach(() => rmSync(dir, { recursive: true, force: true }))

  it('V9 refuses a second taker in this process and names it, and lets the next one in after release', async () => {
    const lock = await lockDataDir(dir)
    expect(await pidThatHolds(lockDataDir(dir))).to.equal(process.pid)
    expect(lock.isOurs()).to.equal(true)
    lock.release()
    expect(existsSync(path())).to.equal(false)
    await take()
  })

  it('V9 refuses while another process of this machine holds it, however long it is silent, and takes it over once that one is dead', async () => {
    await withProcess(async (pid) => {
      lockOf({ pid, born: '' })
      utimesSync(path(), 1, 1)
      expect(await pidThatHolds(lockDataDir(dir, undefined, never))).to.equal(pid)
    })
    await take()
  })

  it('V9 takes over from a stranger that was given the number of a dead holder', async function () {
    if (ownProcess().born === '') return this.skip()
    return withProcess(async (pid) => {
      lockOf({ pid, born: '1' })
      await take()
    })
  })

  it('V9 takes over at once from a lock with our own process number that we do not hold', async () => {
    lockOf({})
    const lock = await lockDataDir(dir, undefined, never)
    expect(lock.isOurs()).to.equal(true)
    lock.release()
  })

  for (const [where, fields] of [
    ['another container', { space: 'pid:[1]' }],
    ['another machine', { kernel: 'another', space: ownProcess().space }],
  ] as const) {
    it(`V9 refuses a holder with our own number in ${where} while it beats`, async () => {
      lockOf(fields)
      const text = readFileSync(path(), 'utf8')
      await beating(async () => {
        expect(await pidThatHolds(lockDataDir(dir, undefined, quick))).to.equal(process.pid)
      })
      expect(readFileSync(path(), 'utf8')).to.equal(text)
    })

    it(`V9 takes over from a holder in ${where} only after it was silent for long enough`, async () => {
      lockOf(fields)
      const began = Date.now()
      await take()
      expect(Date.now() - began).to.be.at.least(quick.stale - 50)
    })
  }

  it('V9 takes nobody over whose clock went wrong: who beats is alive', async () => {
    lockOf({ space: 'pid:[1]' })
    utimesSync(path(), 1, 1)
    let beats = 1
    const timer = setInterval(() => {
      beats += 1
      utimesSync(path(), beats, beats)
    }, quick.beat)
    try {
      expect(await pidThatHolds(lockDataDir(dir, undefined, { ...quick, beat: 500, stale: 2_000 }))).to.equal(
        process.pid,
      )
    } finally {
      clearInterval(timer)
    }
  })

  it('V9 waits before it takes a lock over that an earlier version wrote, or nobody', async () => {
    for (const text of [`${process.pid} `, 'not a lock', '']) {
      writeFileSync(path(), text)
      const began = Date.now()
      await take()
      expect(Date.now() - began, text).to.be.at.least(quick.stale - 50)
    }
    await withProcess(async (pid) => {
      writeFileSync(path(), `${pid} `)
      expect(await pidThatHolds(lockDataDir(dir, undefined, quick))).to.equal(pid)
    })
  })

  it('V9 of many who come for a dead lock at once exactly one has it, and beats', async () => {
    lockOf({ pid: 2 ** 22 + 1 })
    const ends = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataDir(dir, undefined, quick)))
    const held = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []))
    expect(held).to.have.length(1)
    const [lock] = held
    utimesSync(path(), 1, 1)
    await eventually(
      async () => statSync(path()).mtimeMs,
      (beat) => beat > 1_000,
    )
    expect(lock?.isOurs()).to.equal(true)
    lock?.release()
  })

  it('V9 an owner whose lock is another one now is told once, by its heartbeat too, and does not let go of what is not its own', async () => {
    let lost = 0
    const lock = await lockDataDir(
      dir,
      () => {
        lost += 1
      },
      quick,
    )
    expect(holderIn(readFileSync(path(), 'utf8'))?.pid).to.equal(process.pid)
    lockOf({ space: 'pid:[1]' })
    while (lost === 0) await new Promise((done) => setTimeout(done, quick.look))
    expect(lock.isOurs()).to.equal(false)
    lock.release()
    expect(lost).to.equal(1)
    expect(existsSync(path())).to.equal(true)
  })
})
