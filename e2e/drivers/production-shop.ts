import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type ShopServer, startShop } from './shop-server.ts'

/** Embedded, and with the sandbox, so that a journey needs neither a database nor a processor. */
const production = {
  APP_ENV: 'production',
  EMBEDDED_IN_PRODUCTION: 'allow',
  SANDBOX_PROCESSOR: 'allow',
  EMBEDDED_HUMAN_CHECK: 'allow',
  GIFT_CARD_KEY: 'g'.repeat(32),
}

export interface ProductionShop {
  readonly server: ShopServer
  /** The page of the first owner's invitation. */
  readonly invitation: string
  readonly stop: () => Promise<void>
}

/** Starts a production server without demo staff, whose first owner is invited by the command. */
export async function productionShop(ownersEmail: string): Promise<ProductionShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'production-'))
  const start = () => startShop('', '', '', { ...production, DATA_DIR: dataDir })
  // The first start creates the brands. The embedded database has one process at a time, so the command comes between.
  await (await start()).stop()
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--liftoff-only', 'dist/server/staff.js', 'invite', ownersEmail, '--brand=ember'],
    { env: { PATH: process.env['PATH'] ?? '', ...production, DATA_DIR: dataDir } },
  )
  const token = /#invitation=([\w-]+)/.exec(stdout)?.[1]
  if (token === undefined) throw new Error(`no invitation: ${stdout}`)
  const server = await start()
  return {
    server,
    invitation: server.at(`/staff#invitation=${token}`),
    stop: async () => {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
