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

/**
 * Of a server that lives for seconds a third of the computing was V8 compiling the embedded database anew for speed. The
 * code that it makes first does the same, and is enough.
 */
export const shortLived = ['--liftoff-only']

/** Whoever started them and ends takes them along. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

export interface OwnProcess {
  readonly child: ChildProcess
  /** What it wrote to its error stream so far. */
  readonly errors: () => string
  /** The exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>
  /** Resolves when it answers, or rejects with what it said when it ended before. */
  readonly answers: (url: string, timeout?: number) => Promise<void>
}

/**
 * A program of ours with only the environment that is given; `wrap` is a program, with arguments, that runs it. What it
 * writes to its output goes to the file that is given by its descriptor, or waits for the test to read `child.stdout`.
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
