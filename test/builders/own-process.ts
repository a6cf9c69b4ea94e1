import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

/** Skips V8's optimising compilation of PGlite, a third of the CPU time of a short-lived server. */
export const shortLived = ['--liftoff-only']

/** Killed when this process exits. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

export interface OwnProcess {
  readonly child: ChildProcess
  readonly errors: () => string
  /** Exit code; null after a signal. */
  readonly ended: Promise<number | null>
  /** Resolves when the URL answers; rejects with the error output if the process ends first. */
  readonly answers: (url: string, timeout?: number) => Promise<void>
}

/**
 * Starts a built program with only the given environment. `wrap` is a command to run it under. Output goes to the given
 * file descriptor, or to `child.stdout`.
 */
export function startProcess(
  file: string,
  variables: Readonly<Record<string, string>>,
  wrap: readonly string[] = [],
  output: 'ignore' | 'pipe' | number = 'ignore',
  flags: readonly string[] = shortLived,
): OwnProcess {
  const [program = process.execPath, ...args] = [...wrap, process.execPath, ...flags, file]
  const child = spawn(program, args, {
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', HOST: '127.0.0.1', ...variables },
    stdio: ['ignore', output, 'pipe'],
  })
  running.add(child)
  let errors = ''
  child.stderr?.on('data', (chunk) => {
    errors += String(chunk)
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  child.once('exit', () => running.delete(child))
  const answers = async (url: string, timeout = 120_000): Promise<void> => {
    const limit = Date.now() + timeout
    while (Date.now() < limit) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${file} ended: ${errors}`)
      const isThere = await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
      if (isThere) return
      await sleep(25)
    }
    throw new Error(`${file} does not answer on ${url}: ${errors}`)
  }
  return { child, errors: () => errors, ended, answers }
}
