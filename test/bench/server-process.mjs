import { spawn } from 'node:child_process'
import { createServer } from 'node:net'

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

/** Starts a program and waits at most `patience` ms until `url` answers; `stop` ends it and waits. */
export async function start(file, args, environment, url, patience = 60_000) {
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const limit = Date.now() + patience
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode} before it answered`)
    const answered = await fetch(url).then(
      (answer) => answer.status < 500,
      () => false,
    )
    if (answered) break
    if (Date.now() > limit) throw new Error(`${file} did not answer on ${url} within ${patience / 1000} s`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    pid: child.pid,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
