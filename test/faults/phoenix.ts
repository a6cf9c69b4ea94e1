import { setTimeout as sleep } from 'node:timers/promises'
import { type OwnProcess, startProcess } from '../builders/own-process.ts'

/** Milliseconds for a start on a busy machine. */
const timeout = 180_000

/** Restarts a process at the same address after each kill. */
export function phoenix(
  file: string,
  port: number,
  variables: Readonly<Record<string, string>>,
  ready: string,
  flags?: readonly string[],
) {
  const origin = `http://127.0.0.1:${port}`
  let running: OwnProcess | undefined
  let slowest = 0
  const rise = async (more: Readonly<Record<string, string>> = {}) => {
    const began = Date.now()
    running = startProcess(file, { PORT: String(port), ...variables, ...more }, [], 'ignore', flags)
    await running.answers(`${origin}${ready}`, timeout)
    slowest = Math.max(slowest, Date.now() - began)
  }
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
    running?.child.kill(signal)
    return (await running?.ended) ?? null
  }
  const hang = async (milliseconds: number) => {
    running?.child.kill('SIGSTOP')
    await sleep(milliseconds)
    running?.child.kill('SIGCONT')
  }
  const ended = async (): Promise<void> => {
    await running?.ended
  }
  const wasKilled = () => running?.child.signalCode === 'SIGKILL'
  const pid = () => running?.child.pid
  return { origin, rise, end, hang, ended, wasKilled, pid, slowest: () => slowest }
}

/** Undefined once no job and no charge of these kinds is pending, else the number left at `until`. */
export async function drained(
  origin: string,
  until: number,
  counts: (kind: string) => boolean = () => true,
): Promise<string | undefined> {
  let waiting = 'unknown'
  while (Date.now() < until) {
    const text = await fetch(`${origin}/metrics`).then(
      (answer) => answer.text(),
      () => '',
    )
    const told = [...text.matchAll(/^tureen_jobs_waiting\{kind="(\S+)"\} (\d+)/gm)]
    const waits = told.filter(([, kind = '']) => counts(kind)).map(([, , count]) => Number(count))
    waiting = told.length === 0 ? 'unknown' : String(waits.reduce((sum, count) => sum + count, 0))
    if (waiting === '0') return undefined
    await sleep(100)
  }
  return `${waiting} jobs and charges were left`
}
