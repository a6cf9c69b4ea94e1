import { spawn } from 'node:child_process'

export interface CommandRun {
  readonly code: number | null
  readonly output: string
  readonly errors: string
}

/** Runs a built command to its end with only the given environment, as `npm run` does. */
export function runCommand(
  name: 'backup' | 'brand-publish' | 'gift-cards-reseal' | 'jobs' | 'reconcile' | 'refund' | 'staff',
  intent: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<CommandRun> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [`dist/server/${name}.js`, ...intent], {
      env: { PATH: process.env['PATH'] ?? '', ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let errors = ''
    child.stdout.on('data', (chunk) => {
      output += String(chunk)
    })
    child.stderr.on('data', (chunk) => {
      errors += String(chunk)
    })
    child.once('close', (code) => resolve({ code, output, errors }))
  })
}
