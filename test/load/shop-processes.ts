import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../builders/own-process.ts'
import { mailSink } from '../faults/mail-sink.ts'
import { phoenix } from '../faults/phoenix.ts'
import { whenKilled } from './when-killed.ts'

export interface ShopPlan {
  readonly databaseUrl?: string
  readonly variables?: Readonly<Record<string, string>>
  /** Processor latency in milliseconds. */
  readonly processorDelay?: number
  /** Data folder of PGlite; default a temporary one. */
  readonly dataDir?: string
}

/** Mails go at their server's pace and may outlast a flood. */
const tellings = new Set(['receipt', 'kitchen-mail', 'kitchen-webhook'])

export function isNoTelling(kind: string): boolean {
  return !tellings.has(kind)
}

export type ShopProcesses = Awaited<ReturnType<typeof shopProcesses>>

/** Order server, sandbox processor and a mail server that accepts all, each in its own process. */
export async function shopProcesses({ databaseUrl, variables = {}, processorDelay = 0, dataDir }: ShopPlan) {
  const folder = mkdtempSync(join(tmpdir(), 'tureen-load-'))
  const mails = await mailSink()
  const processor = phoenix(
    'dist/server/sandbox.js',
    await freePort(),
    { LEDGER_FILE: join(folder, 'ledger.jsonl'), SANDBOX_DELAY: String(processorDelay) },
    '/',
  )
  const server = phoenix(
    'dist/server/main.js',
    await freePort(),
    {
      DATA_DIR: dataDir ?? join(folder, 'data'),
      LOG_LEVEL: 'error',
      SANDBOX_URL: processor.origin,
      TRUSTED_PROXIES: '1',
      ...mails.variables,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      ...variables,
    },
    '/readyz',
    // Node flags as in production: unoptimised PGlite code is much slower.
    [],
  )
  const close = async () => {
    takeBack()
    await server.end('SIGKILL')
    await processor.end('SIGKILL')
    await mails.close()
    rmSync(folder, { recursive: true, force: true })
  }
  const takeBack = whenKilled(close)
  try {
    await processor.rise()
    await server.rise()
    return { origin: server.origin, server, folder, close }
  } catch (reason) {
    await close()
    throw reason
  }
}
