// npm run bench:processors
// Compressed script that each processor's form adds to the pay document of dist, in KiB, by language.
// test/src/byte-budget.test.ts has the bounds.
import { formsWeight, processorWeights, type Weight } from './processor-chunks.ts'

const locales = ['en', 'es']
const kib = 1024

function row(name: string, weights: readonly (Weight | undefined)[]): string {
  const cells = weights.map((one) => (one === undefined ? 'none' : `${(one.bytes / kib).toFixed(2)} in ${one.files}`))
  return [name.padEnd(24), ...cells.map((cell) => cell.padStart(12))].join('')
}

const byLocale = locales.map(processorWeights)
console.log(row('', []) + locales.map((locale) => locale.padStart(12)).join(''))
console.log(row('any form', locales.map(formsWeight)))
for (const name of byLocale[0]?.keys() ?? [])
  console.log(
    row(
      name,
      byLocale.map((weights) => weights.get(name)),
    ),
  )
