import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, start } from './server-process.mjs'

export async function startShopWithMenu(change) {
  const folder = mkdtempSync(join(tmpdir(), 'tureen-bench-menu-'))
  const brands = join(folder, 'brands')
  cpSync('brands/ember', join(brands, 'ember'), { recursive: true })
  const file = join(brands, 'ember', 'menu.json')
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const shop = await start(
    'dist/server/main.js',
    [],
    {
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      BRANDS_DIR: brands,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
    },
    `${origin}/readyz`,
  )
  return {
    origin,
    stop: async () => {
      await shop.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
