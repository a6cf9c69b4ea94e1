import { spawnSync } from 'node:child_process'

/** Random carts over the wire against the oracle: a hundred times as many as `npm test` looks at. MONEY_CARTS says how many, MONEY_SEED which. */
const carts = process.env.MONEY_CARTS ?? '1000000'
const began = Date.now()
const { status } = spawnSync(process.execPath, ['scripts/run-tests.mjs', 'node', 'src-server/money-carts'], {
  stdio: 'inherit',
  env: { ...process.env, MONEY_CARTS: carts },
})
const seconds = (Date.now() - began) / 1_000
console.log(`${carts} carts in ${seconds.toFixed(0)} s, ${Math.round(Number(carts) / seconds)} a second`)
process.exit(status ?? 1)
