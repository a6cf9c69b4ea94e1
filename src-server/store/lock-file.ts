import {
  closeSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs'

/** Milliseconds. An older takeover file is from a dead process. */
const doorTimeout = 5_000

export function readLockText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (reason) {
    if (isCode(reason, 'ENOENT')) return undefined
    throw reason
  }
}

/** Milliseconds; undefined if the file is gone. */
export function lockTouchedAt(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs
}

export function removeLock(path: string): void {
  try {
    unlinkSync(path)
  } catch (reason) {
    if (!isCode(reason, 'ENOENT')) throw reason
  }
}

/** Atomic, so that no process reads half a lock. */
export function createLock(path: string, text: string, owner: string): boolean {
  const whole = `${path}.${owner}`
  writeFileSync(whole, text)
  try {
    linkSync(whole, path)
    return true
  } catch (reason) {
    if (isCode(reason, 'EEXIST')) return false
    // Some container file systems have no hard links.
    return createdPlainly(path, text)
  } finally {
    removeLock(whole)
  }
}

/** Only one process may take over at a time: a second one would remove the first one's lock. */
export function takeOverLock(
  path: string,
  stale: { readonly text: string; readonly touched: number },
  text: string,
  owner: string,
): boolean {
  const door = `${path}.takeover`
  if (!createdPlainly(door, owner)) {
    const since = lockTouchedAt(door)
    if (since !== undefined && Date.now() - since > doorTimeout) removeLock(door)
    return false
  }
  try {
    if (readLockText(path) !== stale.text || lockTouchedAt(path) !== stale.touched) return false
    const whole = `${path}.${owner}`
    writeFileSync(whole, text)
    renameSync(whole, path)
    return true
  } finally {
    if (readLockText(door) === owner) removeLock(door)
  }
}

function createdPlainly(path: string, text: string): boolean {
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

function isCode(reason: unknown, code: string): boolean {
  return reason instanceof Error && 'code' in reason && reason.code === code
}
