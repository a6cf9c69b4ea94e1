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

// Small files of which only one process may be the maker.

/** A takeover takes a moment; a door that is older was left by somebody who died in it. Milliseconds. */
const doorTimeout = 5_000

export function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (reason) {
    if (isCode(reason, 'ENOENT')) return undefined
    throw reason
  }
}

/** When somebody touched it last; undefined when it is gone. */
export function touchedAt(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs
}

export function removed(path: string): void {
  try {
    unlinkSync(path)
  } catch (reason) {
    if (!isCode(reason, 'ENOENT')) throw reason
  }
}

/** Whole or not at all: nobody reads half of a lock. False when there is one already. */
export function created(path: string, text: string, owner: string): boolean {
  const whole = `${path}.${owner}`
  writeFileSync(whole, text)
  try {
    linkSync(whole, path)
    return true
  } catch (reason) {
    if (isCode(reason, 'EEXIST')) return false
    // Some file systems of containers have no links.
    return createdPlainly(path, text)
  } finally {
    removed(whole)
  }
}

/** Replaces a lock whose holder is dead. Only one may at a time, else the second would throw out the first. */
export function takenOver(
  path: string,
  stale: { readonly text: string; readonly touched: number },
  text: string,
  owner: string,
): boolean {
  const door = `${path}.takeover`
  if (!createdPlainly(door, owner)) {
    const since = touchedAt(door)
    if (since !== undefined && Date.now() - since > doorTimeout) removed(door)
    return false
  }
  try {
    if (textOf(path) !== stale.text || touchedAt(path) !== stale.touched) return false
    const whole = `${path}.${owner}`
    writeFileSync(whole, text)
    renameSync(whole, path)
    return true
  } finally {
    if (textOf(door) === owner) removed(door)
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
