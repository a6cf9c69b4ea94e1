import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface LedgerLine {
  readonly entry: 'authorise' | 'decline' | 'capture' | 'void'
  readonly reference?: string
  readonly transactionId?: string
  readonly amount?: number
}

export interface ShopServer {
  /** Base URL of a brand: the host selects the brand. */
  readonly at: (path: string, host?: string) => string
  /** The processor's ledger, oldest first. */
  readonly ledger: () => Promise<readonly LedgerLine[]>
  readonly errors: readonly string[]
  readonly written: readonly string[]
  /** Data files, the database's included, that contain one of these texts. */
  readonly keeps: (texts: readonly string[]) => Promise<readonly string[]>
  readonly stop: () => Promise<void>
  /** Ends the process at once, as a crash does. Its data stay. */
  readonly kill: () => Promise<void>
}

/** Milliseconds. Two servers may start at once while a build runs. */
const longestStart = 150_000

interface LogLine {
  readonly level?: number
  readonly msg?: string
}

/** pino's level for errors. */
const errorLevel = 50

/** A developer's environment must not reach the server under test. */
const unset = { DATABASE_URL: '', API_URL: '', BRAND: '', BRANDS_DIR: '', DIST_DIR: '', LEDGER_FILE: '', HOST: '' }

/**
 * Starts the built program on its own port and database. Options: other brands, a storefront alone in front of another
 * back end, responses without fields beyond the base contract.
 */
export async function startShop(
  brandsDir = '',
  apiUrl = '',
  additions: '' | 'off' = '',
  variables: Readonly<Record<string, string>> = {},
): Promise<ShopServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'journeys-'))
  // Skips optimised compilation of PGlite, which takes longer than the journeys save.
  const child = spawn(process.execPath, ['--liftoff-only', 'dist/server/main.js'], {
    env: {
      ...process.env,
      ...unset,
      BRANDS_DIR: brandsDir,
      API_URL: apiUrl,
      ADDITIONS: additions,
      PORT: '0',
      DATA_DIR: dataDir,
      APP_ENV: 'development',
      LOG_LEVEL: 'info',
      COURIER_TRIP: '45000',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const errors: string[] = []
  const written: string[] = []
  const port = await portOf(child, errors, written)
  return {
    at: (path, host = 'localhost') => `http://${host}:${port}${path}`,
    ledger: async () => {
      const text = await readFile(join(dataDir, 'sandbox-ledger.jsonl'), 'utf8').catch(() => '')
      return text
        .split('\n')
        .filter((line) => line !== '')
        .map((line): LedgerLine => JSON.parse(line))
    },
    errors,
    written,
    keeps: (texts) => filesWith(dataDir, texts),
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function readLog(line: string): LogLine {
  try {
    return JSON.parse(line)
  } catch {
    return { level: 50, msg: line }
  }
}

async function filesWith(folder: string, texts: readonly string[]): Promise<readonly string[]> {
  const found: string[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = await readFile(path)
    if (texts.some((text) => bytes.includes(text))) found.push(path)
  }
  return found
}

function portOf(child: ChildProcess, errors: string[], said: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`The server was not up in time: ${said.join('\n')}`)), longestStart)
    const hear = (line: string) => {
      const { level = 0, msg = '' } = readLog(line)
      said.push(line)
      if (level >= errorLevel) errors.push(line)
      const port = /^Server listening at http:\/\/[^ ]+:(\d+)$/.exec(msg)?.[1]
      if (port === undefined) return
      clearTimeout(late)
      resolve(Number(port))
    }
    for (const stream of [child.stdout, child.stderr]) {
      if (stream !== null) createInterface({ input: stream }).on('line', hear)
    }
    child.once('exit', (code) => {
      clearTimeout(late)
      reject(new Error(`The server ended with ${code}: ${said.join('\n')}`))
    })
  })
}
