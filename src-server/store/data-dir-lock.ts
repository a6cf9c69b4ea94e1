import { randomUUID } from 'node:crypto'
import { closeSync, futimesSync, mkdirSync, openSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { created, removed, takenOver, textOf, touchedAt } from './lock-file.ts'
import { heldHere, holderIn, isSameKernel, type Life, ourselves, textFor, whetherItLives } from './lock-holder.ts'
import { CannotOpenStore } from './store-failure.ts'

// The embedded database takes no lock of its own: two processes on one directory silently lose committed orders.

export interface DataDirLock {
  /** Whether the directory is still ours. Asked before each change, because who stood still for long may have lost it. */
  readonly isOurs: () => boolean
  readonly release: () => void
}

/** Milliseconds. A holder that cannot be looked up counts as dead when it did not beat for `stale`. */
export interface LockTimeouts {
  readonly beat: number
  readonly stale: number
  /** How long between two looks of who waits to see a beat. */
  readonly look: number
}

const usualTimeouts: LockTimeouts = { beat: 1_000, stale: 10_000, look: 100 }

/**
 * Takes the data directory for this process, or rejects with `CannotOpenStore` naming who has it. Where its process can
 * be looked up a holder is known at once; one in another container or machine is watched until it beats or was silent
 * for long enough. `lost` is called once, if another process takes the directory over.
 */
export async function lockDataDir(
  dataDir: string,
  lost: () => void = () => undefined,
  timeouts: LockTimeouts = usualTimeouts,
): Promise<DataDirLock> {
  mkdirSync(dataDir, { recursive: true })
  const path = join(resolve(dataDir), 'lock')
  const owner = randomUUID()
  const mine = textFor({ owner, ...ourselves() })
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

/** One look at the lock, and one try where it is free. */
async function taken(
  { path, mine, owner, dataDir, look }: Taker,
  lifeOf: (text: string, touched: number) => Life,
): Promise<boolean> {
  const text = textOf(path)
  const touched = touchedAt(path)
  if (text === undefined || touched === undefined) return created(path, mine, owner)
  const life = lifeOf(text, touched)
  if (life === 'alive') throw new CannotOpenStore({ _tag: 'Locked', dataDir, pid: holderIn(text)?.pid ?? 0 })
  if (life === 'elsewhere' || !takenOver(path, { text, touched }, mine, owner)) return false
  // Who was at the same door at the same time has written by now.
  await sleep(look)
  return textOf(path) === mine
}

/** Tells of each look what is known by then; `elsewhere` is not known yet. */
function watch({ beat, stale }: LockTimeouts): (text: string, touched: number) => Life {
  let first: { readonly text: string; readonly touched: number; readonly at: number } | undefined
  return (text, touched) => {
    const holder = holderIn(text)
    const life = holder === undefined ? 'elsewhere' : whetherItLives(holder)
    if (life !== 'elsewhere') return life
    const now = performance.now()
    first ??= { text, touched, at: now }
    if (first.text !== text || first.touched !== touched) return 'alive'
    const waited = now - first.at
    // One kernel has one clock, though it may jump: two beats are waited for. Of another machine's only our waiting counts.
    const isLongSilent = holder !== undefined && isSameKernel(holder) && Date.now() - touched > stale
    return waited > (isLongSilent ? 2 * beat : stale) ? 'dead' : 'elsewhere'
  }
}

function held(path: string, mine: string, owner: string, lost: () => void, timeouts: number): DataDirLock {
  const file = openSync(path, 'r+')
  heldHere.add(owner)
  let isHeld = true
  const letGo = () => {
    isHeld = false
    clearInterval(beat)
    closeSync(file)
    heldHere.delete(owner)
  }
  const isOurs = (): boolean => {
    if (isHeld && textOf(path) !== mine) {
      letGo()
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
    letGo()
    removed(path)
  }
  return { isOurs, release }
}
