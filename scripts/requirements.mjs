// Writes docs/quality/requirements.md from docs/quality/requirements.tsv. --check fails if the page is outdated.
import { readFileSync, writeFileSync } from 'node:fs'

const areas = {
  MENU: 'Menu, item details, groups',
  SEL: 'Option selection and validation',
  CART: 'Cart',
  PACK: 'Packing',
  UPS: 'Upsells',
  LOC: 'Locations, address, search, maps',
  SCHED: 'Scheduling and hours',
  TABLE: 'Kiosk and dine-in table',
  PRICE: 'Totals, tip, rounding, formatting',
  PROMO: 'Promo codes',
  GIFT: 'Gift cards',
  LOYAL: 'Loyalty and rewards',
  PAY: 'Payment',
  CHK: 'Checkout and order placement',
  CONF: 'Confirmation and tracking',
  LINK: 'Employee link',
  IMPACT: 'Charity widget',
  ACCT: 'Accounts and sign-in',
  CARD: 'Saved cards',
  PROF: 'Profile and order history',
  SHELL: 'Shell, theme, configuration, storage',
  API: 'HTTP client and calls',
  ANA: 'Analytics and third-party scripts',
}

const [, ...lines] = readFileSync('docs/quality/requirements.tsv', 'utf8').trim().split('\n')
const rows = lines.map((line) => {
  const [id, area, title, kind, layer] = line.split('\t')
  return { id, area, title, kind, layer }
})
const stranger = rows.find(({ area }) => areas[area] === undefined)
if (stranger !== undefined) throw new Error(`${stranger.id}: no heading for the area ${stranger.area}`)

function cell(text) {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('{', '&#123;')
}
function table(area) {
  return rows
    .filter((row) => row.area === area)
    .map(({ id, title, kind, layer }) => `| ${id} | ${cell(title)} | ${kind} | ${layer} |`)
    .join('\n')
}

const page = `# Requirements

${rows.length} numbered requirements. A test that proves one begins its title with the id, so \`npm test\` says which hold
(\`reports/tests.json\`) and \`npm run test:domain -- --grep=SEL-10\` runs one. *Layer* is where it is proved: in the
domain, a screen, an adapter, the server, or in several. Written by \`npm run docs:requirements\` from
\`docs/quality/requirements.tsv\`.

${Object.entries(areas)
  .map(
    ([area, heading]) => `## ${area}: ${heading}\n\n| id | title | kind | layer |\n|---|---|---|---|\n${table(area)}`,
  )
  .join('\n\n')}
`

if (process.argv.includes('--check')) {
  const current = readFileSync('docs/quality/requirements.md', 'utf8') === page
  if (!current) console.error('docs/quality/requirements.md is not current: npm run docs:requirements')
  process.exit(current ? 0 : 1)
}
writeFileSync('docs/quality/requirements.md', page)
