import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** Who holds a data directory, as its lock says. */
export interface Holder {
  /** Random, another one each time a lock is taken. Empty in a lock of an earlier version. */
  readonly owner: string
  readonly pid: number
  /** When the process began, in the kernel's ticks: a pid may be reused by a stranger. Empty where that is not known. */
  readonly born: string
  /** The running kernel, and the space in which its process numbers count: two containers may both have a process 1. */
  readonly kernel: string
  readonly space: string
}

/** What the looks of one process show of another; elsewhere nothing can be looked up. */
export type Life = 'alive' | 'dead' | 'elsewhere'

export function whetherItLives(holder: Holder): Life {
  if (heldHere.has(holder.owner)) return 'alive'
  const we = ourselves()
  if (holder.owner === '') return lifeOfEarlier(holder)
  if (holder.kernel !== we.kernel || holder.space !== we.space || !isProcOurs()) return 'elsewhere'
  // Our own number in a lock that we do not hold is somebody dead who had it before us.
  if (holder.pid === process.pid || !lives(holder.pid)) return 'dead'
  const born = bornOf(String(holder.pid))
  return holder.born === '' || born === '' || born === holder.born ? 'alive' : 'dead'
}

/** Locks that this process holds now, by owner. */
export const heldHere = new Set<string>()

export function isSameKernel({ kernel }: Holder): boolean {
  return kernel === ourselves().kernel
}

let known: Omit<Holder, 'owner'> | undefined

export function ourselves(): Omit<Holder, 'owner'> {
  known ??= {
    pid: process.pid,
    born: bornOf('self'),
    kernel: contentOf('/proc/sys/kernel/random/boot_id') || hostname(),
    space: linkOf('/proc/self/ns/pid') || 'one',
  }
  return known
}

export function textFor({ owner, pid, born, kernel, space }: Holder): string {
  return `${[owner, pid, born || '-', kernel, space].join(' ')}\n`
}

/** Undefined for what no version of ours wrote. */
export function holderIn(text: string): Holder | undefined {
  const parts = text.trim().split(' ')
  const isEarlier = parts.length <= 2
  const [owner = '', pid = '', born = '', kernel = '', space = ''] = isEarlier ? ['', ...parts] : parts
  const number = Number(pid)
  if (!Number.isSafeInteger(number) || number <= 0) return undefined
  return { owner, pid: number, born: born === '-' ? '' : born, kernel, space }
}

/** An earlier version did not say where its number counts: a process that has it may be the holder, any other is elsewhere. */
function lifeOfEarlier({ pid, born }: Holder): Life {
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

/** In a space of its own without a /proc of its own, a process would read about strangers. Where there is none, nothing is read. */
function isProcOurs(): boolean {
  const stat = contentOf('/proc/self/stat')
  return stat === '' || stat.startsWith(`${process.pid} `)
}

// Field 22, counted behind the command's name, which may itself hold blanks and brackets.
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
