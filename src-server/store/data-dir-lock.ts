import { closeSync, mkdirSync, openSync, readFileSync, renameSync, statSync, unlinkSync, writeSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CannotOpenStore } from './store-failure.ts'

// The embedded database takes no lock of its own: two processes on one directory silently lose committed orders.

interface Holder {
  readonly pid: number
  /** When the process began, in the kernel's ticks: a pid may be reused by a stranger. Empty where that is not known. */
  readonly born: string
}

const takeoverPatience = 5_000

const bornOf = (pid: number): string => {
  try {
    // Field 22, counted behind the command's name, which may itself hold blanks and brackets.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

const lives = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (reason) {
    return reason instanceof Error && 'code' in reason && reason.code === 'EPERM'
  }
}

const isCode = (reason: unknown, code: string): boolean =>
  reason instanceof Error && 'code' in reason && reason.code === code

const createWith = (path: string, text: string): boolean => {
  try {
    const file = openSync(path, 'wx')
    writeSync(file, text)
    closeSync(file)
    return true
  } catch (reason) {
    if (isCode(reason, 'EEXIST')) return false
    throw reason
  }
}

const textOf = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch (reason) {
    if (isCode(reason, 'ENOENT')) return undefined
    throw reason
  }
}

const holderIn = (text: string): Holder => {
  const [pid = '', born = ''] = text.trim().split(' ')
  return { pid: Number(pid), born }
}

const heldHere = new Set<string>()

const isAlive = ({ pid, born }: Holder, path: string): boolean => {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  // In a container every start may have the same pid, so our own number in the file is somebody dead unless we hold it.
  if (pid === process.pid) return heldHere.has(path)
  return lives(pid) && (born === '' || bornOf(pid) === '' || bornOf(pid) === born)
}

const removed = (path: string) => {
  try {
    unlinkSync(path)
  } catch (reason) {
    if (!isCode(reason, 'ENOENT')) throw reason
  }
}

/** Only one process may replace a dead one's lock at a time, else the second would throw out the first. */
const takeOver = (path: string, stale: string, mine: string): boolean => {
  const door = `${path}.takeover`
  if (!createWith(door, mine)) {
    if (Date.now() - statSync(door).mtimeMs > takeoverPatience) removed(door)
    return false
  }
  try {
    if (textOf(path) !== stale) return false
    const next = `${path}.${process.pid}`
    removed(next)
    createWith(next, mine)
    renameSync(next, path)
    return true
  } finally {
    removed(door)
  }
}

/**
 * Takes the data directory for this process, or throws `CannotOpenStore` naming who has it. A dead process's lock is
 * taken over. The answer lets go again.
 */
export const lockDataDir = (dataDir: string): (() => void) => {
  mkdirSync(dataDir, { recursive: true })
  const path = join(resolve(dataDir), 'lock')
  const mine = `${process.pid} ${bornOf(process.pid)}`
  const release = () => {
    heldHere.delete(path)
    if (textOf(path) === mine) removed(path)
  }
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const found = textOf(path)
    if (found !== undefined && isAlive(holderIn(found), path)) {
      throw new CannotOpenStore({ _tag: 'Locked', dataDir, pid: holderIn(found).pid })
    }
    const taken = found === undefined ? createWith(path, mine) : takeOver(path, found, mine)
    if (taken) {
      heldHere.add(path)
      return release
    }
    // Somebody else is at the same door; look again in a moment.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
  }
  throw new CannotOpenStore({ _tag: 'Locked', dataDir, pid: holderIn(textOf(path) ?? '').pid })
}
