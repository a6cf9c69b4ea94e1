import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

export interface LockHolder {
  /** Random per lock. Empty in locks of earlier versions. */
  readonly owner: string
  readonly pid: number
  /** Start time in kernel ticks, because pids are reused. Empty if unknown. */
  readonly born: string
  /** Two containers can both have a pid 1. */
  readonly kernel: string
  readonly space: string
}

/** `elsewhere`: cannot be inspected from here. */
export type Life = 'alive' | 'dead' | 'elsewhere'

export function holderLife(holder: LockHolder): Life {
  if (ownLocks.has(holder.owner)) return 'alive'
  const we = ownProcess()
  if (holder.owner === '') return lifeOfEarlier(holder)
  if (holder.kernel !== we.kernel || holder.space !== we.space || !isProcOurs()) return 'elsewhere'
  // A lock with our own pid that we do not hold is from a dead process.
  if (holder.pid === process.pid || !lives(holder.pid)) return 'dead'
  const born = bornOf(String(holder.pid))
  return holder.born === '' || born === '' || born === holder.born ? 'alive' : 'dead'
}

export const ownLocks = new Set<string>()

export function isSameKernel({ kernel }: LockHolder): boolean {
  return kernel === ownProcess().kernel
}

let known: Omit<LockHolder, 'owner'> | undefined

export function ownProcess(): Omit<LockHolder, 'owner'> {
  known ??= {
    pid: process.pid,
    born: bornOf('self'),
    kernel: contentOf('/proc/sys/kernel/random/boot_id') || hostname(),
    space: linkOf('/proc/self/ns/pid') || 'one',
  }
  return known
}

export function textFor({ owner, pid, born, kernel, space }: LockHolder): string {
  return `${[owner, pid, born || '-', kernel, space].join(' ')}\n`
}

export function holderIn(text: string): LockHolder | undefined {
  const parts = text.trim().split(' ')
  const isEarlier = parts.length <= 2
  const [owner = '', pid = '', born = '', kernel = '', space = ''] = isEarlier ? ['', ...parts] : parts
  const number = Number(pid)
  if (!Number.isSafeInteger(number) || number <= 0) return undefined
  return { owner, pid: number, born: born === '-' ? '' : born, kernel, space }
}

/** Earlier versions did not record the pid namespace, so only a live process with that pid may be the holder. */
function lifeOfEarlier({ pid, born }: LockHolder): Life {
  if (pid === process.pid || !lives(pid)) return 'elsewhere'
  return born === '' || bornOf(String(pid)) === born ? 'alive' : 'elsewhere'
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (reason) {
    return reason instanceof Error && 'code' in reason && reason.code === 'EPERM'
  }
}

/** In a pid namespace without its own /proc, we would read about other processes. */
function isProcOurs(): boolean {
  const stat = contentOf('/proc/self/stat')
  return stat === '' || stat.startsWith(`${process.pid} `)
}

// Field 22; the command name may contain spaces and brackets.
function bornOf(pid: string): string {
  return contentOf(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[19] ?? ''
}

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return ''
  }
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path)
  } catch {
    return ''
  }
}
