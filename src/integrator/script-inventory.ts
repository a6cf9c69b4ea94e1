import type { Brand, PaymentForm } from '../../src-domain/brand/brand.ts'
import { fraudSink } from '../../src-domain/brand/fraud.ts'
import type { PaymentEnvironment } from '../../src-domain/payment/payment-processor.ts'
import { isProcessorName, processorNames } from '../processors/names.ts'
import { sinkNames } from '../sinks/names.ts'
import { botCheckRows, fraudBeaconRows, type ScriptRow, scriptRows } from './script-rows.ts'

const otherSinks = sinkNames.filter((name) => name !== fraudSink)

const head = `# Scripts of the payment page

This is the inventory that PCI DSS 6.4.3 requires: each script of a payment page, its authorisation, reason and
integrity. \`npm run docs:scripts\` generates it from the processors' script lists, the content policies and the brands'
files. For your own brands: \`BRANDS_DIR=/srv/brands npm run docs:scripts -- /srv/script-inventory.md\`.

Cards are typed at the checkout (*pay*), on the screen for saved cards in the order flow, and when adding a card in the
profile (*cards*). The first two are one document, at \`/checkout/{id}\`. The third, \`/cards/add\`, has the same policy
without the fraud beacon and the bot check. No other page has a card field.

Two gates admit scripts. The response's \`Content-Security-Policy\` allows our own origin, a nonce of that response, and
the origins below; the page has no inline scripts and no \`eval\`. Our code loads vendor scripts, including the bot
check, only through \`src-adapters/browser/script-gate.ts\`, which accepts only the full addresses of this list. Scripts
that a vendor's script loads are limited by the policy, which knows origins. Scripts inside a vendor's frame run on the
vendor's page.

In browsers with Trusted Types, the document accepts no strings as scripts or markup. The gate's policy allows the script
addresses of this list, and a second policy checks what a vendor's script writes against that vendor's known output
([ADR 85](decisions/0085-trusted-types-in-the-pay-document.md)).

No script has an \`integrity\` attribute. Our own files come from our own origin. Vendors update their scripts in place:
with a hash, the shop would stop taking cards at the next release. The vendor is responsible for its script, and the
shop's operator for choosing the vendor.

The fraud beacon is the only analytics sink in this document, for brands with a key for it (\`fraud\`). The others
(${otherSinks.map((name) => `\`${name}\``).join(', ')}), street maps and the
scripts for logging in with Google or Apple are not allowed ([ADR 87](decisions/0087-social-login-outside-the-pay-document.md)).
`

/** docs/script-inventory.md, by brand and by processor. */
export function scriptInventory(
  brands: readonly Pick<Brand, 'id' | 'name' | 'paymentProcessor' | 'paymentForm' | 'fraud'>[],
): string {
  return [
    head,
    '## By brand\n',
    ...brands.flatMap(({ id, name, paymentProcessor, paymentForm, fraud }) => [
      `### ${name} (\`${id}\`)\n`,
      ...table([
        own,
        ...ofProcessor(paymentProcessor, `\`payment_processor\` in ${id}/brand.json`, paymentForm),
        ...(fraud === undefined ? [] : ofFraudBeacon(`\`fraud\` in ${id}/brand.json`)),
        ...botCheckRows().map((row) => cells(row, 'the server’s `TURNSTILE_SITE_KEY`, if set')),
      ]),
    ]),
    '## By processor\n',
    'The scripts of each value of `payment_processor`, in addition to our own files and the bot check.\n',
    ...processorNames.flatMap((name) => {
      const rows = ofProcessor(name, `\`"payment_processor": "${name}"\``)
      return [`### \`${name}\`\n`, ...(rows.length === 0 ? ['No vendor scripts.\n'] : table(rows))]
    }),
    '### `authorize` with `"payment_form": "hosted"`\n',
    ...table(ofProcessor('authorize', '`"payment_form": "hosted"`', 'hosted')),
    '### The fraud beacon\n',
    ...table(ofFraudBeacon('`"fraud": { "beacon_key": … }`')),
  ].join('\n')
}

const columns = ['document', 'script', 'vendor', 'when', 'reason', 'authorised by', 'integrity']

const own = [
  'pay, cards',
  '`/assets/*.js`',
  'this shop',
  'always',
  'the checkout, including its part of the card form',
  'the build (`npm run build`) that the server runs',
  'our own origin; each name has a hash of the content; packages by the hashes in package-lock.json',
]

function ofProcessor(name: string, authorisedBy: string, form?: PaymentForm): readonly (readonly string[])[] {
  return isProcessorName(name) ? scriptRows(name, form).map((row) => cells(row, authorisedBy)) : []
}

function ofFraudBeacon(authorisedBy: string): readonly (readonly string[])[] {
  return fraudBeaconRows().map((row) => cells(row, authorisedBy))
}

function cells(row: ScriptRow, authorisedBy: string): readonly string[] {
  const { address, vendor, why, allowedIn, isLoadedByUs } = row
  return [
    'pay, cards',
    `\`${address}\``,
    vendor,
    allowedIn.length === 2 ? 'always' : (allowedIn.map((environment) => appEnvOf[environment])[0] ?? 'never'),
    why,
    authorisedBy,
    isLoadedByUs ? 'no hash; the address is fixed' : 'no hash; the origin is fixed, its files are the vendor’s',
  ]
}

const appEnvOf: Readonly<Record<PaymentEnvironment, string>> = {
  sandbox: '`APP_ENV` development',
  production: '`APP_ENV` stage, production',
}

function table(rows: readonly (readonly string[])[]): readonly string[] {
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line), '']
}

function line(row: readonly string[]): string {
  return `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}
