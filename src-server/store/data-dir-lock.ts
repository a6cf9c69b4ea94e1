import { randomUUID } from 'node:crypto'
import { closeSync, futimesSync, mkdirSync, openSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLock, lockTouchedAt, readLockText, removeLock, takeOverLock } from './lock-file.ts'
import { holderIn, holderLife, isSameKernel, type Life, ownLocks, ownProcess, textFor } from './lock-holder.ts'
import { CannotOpenStore } from './store-failure.ts'

// PGlite takes no lock: two processes on one directory silently lose committed orders.

export interface DataDirLock {
  /** Checked before each change: a suspended process may have lost the lock. */
  readonly isOurs: () => boolean
  readonly release: () => void
}

/** Milliseconds. */
export interface LockTimeouts {
  readonly beat: number
  readonly stale: number
  readonly look: number
}

const usualTimeouts: LockTimeouts = { beat: 1_000, stale: 10_000, look: 100 }

/**
 * Rejects with `CannotOpenStore` if another process holds the directory. A holder that cannot be inspected counts as
 * dead after `stale` without a heartbeat. `lost` is called once if another process takes over.
 */
export async function lockDataDir(
  dataDir: string,
  lost: () => void = () => undefined,
  timeouts: LockTimeouts = usualTimeouts,
): Promise<DataDirLock> {
  mkdirSync(dataDir, { recursive: true })
  const path = join(resolve(dataDir), 'lock')
  const owner = randomUUID()
  const mine = textFor({ owner, ...ownProcess() })
  const lifeOf = watch(timeouts)
  for (;;) {
    if (await taken({ path, mine, owner, dataDir, look: timeouts.look }, lifeOf))
      return held(path, mine, owner, lost, timeouts.beat)
    await sleep(timeouts.look)
  }
}

interface Taker {
  readonly path: string
  readonly mine: string
  readonly owner: string
  readonly dataDir: string
  readonly look: number
}

async function taken(
  { path, mine, owner, dataDir, look }: Taker,
  lifeOf: (text: string, touched: number) => Life,
): Promise<boolean> {
  const text = readLockText(path)
  const touched = lockTouchedAt(path)
  if (text === undefined || touched === undefined) return createLock(path, mine, owner)
  const life = lifeOf(text, touched)
  if (life === 'alive') throw new CannotOpenStore({ _tag: 'Locked', dataDir, pid: holderIn(text)?.pid ?? 0 })
  if (life === 'elsewhere' || !takeOverLock(path, { text, touched }, mine, owner)) return false
  // A racing process has written its lock by now.
  await sleep(look)
  return readLockText(path) === mine
}

/** `elsewhere`: not known yet. */
function watch({ beat, stale }: LockTimeouts): (text: string, touched: number) => Life {
  let first: { readonly text: string; readonly touched: number; readonly at: number } | undefined
  return (text, touched) => {
    const holder = holderIn(text)
    const life = holder === undefined ? 'elsewhere' : holderLife(holder)
    if (life !== 'elsewhere') return life
    const now = performance.now()
    first ??= { text, touched, at: now }
    if (first.text !== text || first.touched !== touched) return 'alive'
    const waited = now - first.at
    // On this kernel the file's age counts, plus two heartbeats, because the clock may jump. For another machine,
    // only our own wait counts.
    const isLongSilent = holder !== undefined && isSameKernel(holder) && Date.now() - touched > stale
    return waited > (isLongSilent ? 2 * beat : stale) ? 'dead' : 'elsewhere'
  }
}

function held(path: string, mine: string, owner: string, lost: () => void, timeouts: number): DataDirLock {
  const file = openSync(path, 'r+')
  ownLocks.add(owner)
  let isHeld = true
  const releaseLock = () => {
    isHeld = false
    clearInterval(beat)
    closeSync(file)
    ownLocks.delete(owner)
  }
  const isOurs = (): boolean => {
    if (isHeld && readLockText(path) !== mine) {
      releaseLock()
      lost()
    }
    return isHeld
  }
  const beat = setInterval(() => {
    if (!isOurs()) return
    const now = new Date()
    futimesSync(file, now, now)
  }, timeouts)
  beat.unref()
  const release = () => {
    if (!isOurs()) return
    releaseLock()
    removeLock(path)
  }
  return { isOurs, release }
}
