import type { Brand, PaymentForm } from '../../src-domain/brand/brand.ts'
import { fraudSink } from '../../src-domain/brand/fraud.ts'
import type { PaymentEnvironment } from '../../src-domain/payment/payment-processor.ts'
import { isProcessorName, processorNames } from '../processors/names.ts'
import { sinkNames } from '../sinks/names.ts'
import { botCheckRows, fraudBeaconRows, type ScriptRow, scriptRows } from './script-rows.ts'

const others = sinkNames.filter((name) => name !== fraudSink)

const head = `# Scripts of the payment page

PCI DSS 6.4.3 wants each script of a payment page in an inventory, authorised, justified, and its integrity assured. This
is that inventory. \`npm run docs:scripts\` writes it from what the page is made of: the scripts that each processor's browser
side may load, the content policies, and the brands' own files. A shop of its own writes its own:
\`BRANDS_DIR=/srv/brands npm run docs:scripts -- /srv/script-inventory.md\`.

A card is typed at the checkout (*pay*), on the screen where a patron keeps cards on the way to an order, and where one is
added in the profile (*cards*). The first two are one document, at \`/checkout/{id}\`: what is let into one is let into the
other. The third is \`/cards/add\`, an answer of its own with the same policy, but for the fraud beacon and the bot check, which
are not let in. No other page has a field for a card.

Two things let a script in. The document's \`Content-Security-Policy\`, made for each answer, has our own origin, a nonce of
that answer and the origins below; no script stands in the page itself, and none is made of text. And what our code asks
for of a processor's goes through one gate (\`src-adapters/browser/script-gate.ts\`), which takes whole addresses of this list
and nothing else; the bot check asks the same gate for the one address of its row. What a vendor's script then fetches by
itself is held by the policy, which knows origins. Scripts inside a vendor's frame are on the vendor's page and not on ours.

In browsers with Trusted Types the document takes no plain text where that could run: an address of a script comes from the
gate's own policy, which knows this list, and what a vendor's script writes is looked at by a second one, made of what that
vendor is known to write ([ADR 85](decisions/0085-trusted-types-in-the-pay-document.md)).

Nothing here has an \`integrity\` attribute. Our own files come from our own origin. A vendor's script changes behind an
address that stays as it is: with a hash, a shop would stop taking cards on the day of the vendor's next release. So it is
the vendor who answers for what is there, and whoever runs a shop who chose the vendor.

Of what a brand may tell events to, the fraud beacon is let into this document where the brand has a key for it (\`fraud\`).
None of the others (${others.map((name) => `\`${name}\``).join(', ')}) and no street map is, nor a script by which one signs in
by Google or Apple ([ADR 87](decisions/0087-social-login-outside-the-pay-document.md)).
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
        ...botCheckRows().map((row) => cells(row, 'the server’s `TURNSTILE_SITE_KEY`, where it is set')),
      ]),
    ]),
    '## By processor\n',
    'What a brand brings into the document that names another one in `payment_processor`, besides our own files and the bot check.\n',
    ...processorNames.flatMap((name) => {
      const rows = ofProcessor(name, `\`"payment_processor": "${name}"\``)
      return [`### \`${name}\`\n`, ...(rows.length === 0 ? ['No script of anybody else’s.\n'] : table(rows))]
    }),
    '### `authorize` with `"payment_form": "hosted"`\n',
    ...table(ofProcessor('authorize', '`"payment_form": "hosted"`', 'hosted')),
    '### The fraud beacon\n',
    ...table(ofFraudBeacon('`"fraud": { "beacon_key": … }`')),
  ].join('\n')
}

const columns = ['document', 'script', 'vendor', 'when', 'why it is there', 'authorised by', 'integrity']

const own = [
  'pay, cards',
  '`/assets/*.js`',
  'this shop',
  'always',
  'the checkout itself, the card form’s part of it included',
  'the build (`npm run build`) that the server runs',
  'our own origin; each name has a hash of what is in the file; packages by the hashes in package-lock.json',
]

function ofProcessor(name: string, authorisedBy: string, form?: PaymentForm): readonly (readonly string[])[] {
  return isProcessorName(name) ? scriptRows(name, form).map((row) => cells(row, authorisedBy)) : []
}

function ofFraudBeacon(authorisedBy: string): readonly (readonly string[])[] {
  return fraudBeaconRows().map((row) => cells(row, authorisedBy))
}

function cells(row: ScriptRow, authorisedBy: string): readonly string[] {
  const { address, vendor, why, letIn, isAskedByUs } = row
  return [
    'pay, cards',
    `\`${address}\``,
    vendor,
    letIn.length === 2 ? 'always' : (letIn.map((environment) => appEnvOf[environment])[0] ?? 'never'),
    why,
    authorisedBy,
    isAskedByUs ? 'no hash: by its address alone' : 'no hash: by its origin alone, which the vendor fills',
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
