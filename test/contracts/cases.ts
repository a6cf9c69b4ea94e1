/** Properties of a processor that select its cases: measured from the adapter, or else declared by its hands. */
export interface Capabilities {
  readonly loadsScripts: boolean
  readonly asksForCredentials: boolean
  readonly needsLocation: boolean
  readonly fieldsHosted: boolean
  readonly hasWallet: boolean
  readonly opensIntents: boolean
  readonly hasVault: boolean
  readonly readsPosts: boolean
  readonly hasSdk: boolean
  readonly toldAmounts: boolean
  readonly hasKeys: boolean
  readonly asksForSteps: boolean
}

export interface Case {
  readonly number: number
  readonly title: string
  readonly unless?: (can: Capabilities) => string | undefined
}

const needs = {
  scripts: ({ loadsScripts }) => (loadsScripts ? undefined : 'it loads no script'),
  sdk: ({ hasSdk }) => (hasSdk ? undefined : 'no script of a vendor runs on its page'),
  wallet: ({ hasWallet }) => (hasWallet ? undefined : 'it has no wallet'),
  intents: ({ hasWallet, opensIntents }) =>
    !hasWallet ? 'it has no wallet' : opensIntents ? undefined : 'its wallet brings tokens, which the server charges',
  steps: ({ asksForSteps }) => (asksForSteps ? undefined : 'it never asks for a further step'),
} satisfies Record<string, NonNullable<Case['unless']>>

/** The list of cases that each processor must pass. Test titles name their numbers. */
export const cases: readonly Case[] = [
  { number: 1, title: 'open twice, also at once, loads the script once' },
  { number: 2, title: 'a script that is cut off: unavailable, and a later open can succeed', unless: needs.scripts },
  { number: 3, title: 'a script that defines nothing: unavailable', unless: needs.scripts },
  { number: 4, title: 'a script that never comes: unavailable within the limit', unless: needs.scripts },
  { number: 5, title: 'only what its policy lists is asked for, and the content policy made of it is never violated' },
  {
    number: 6,
    title: 'credentials that cannot be had: said so, and no script loaded',
    unless: ({ asksForCredentials }) => (asksForCredentials ? undefined : 'it asks for no credentials'),
  },
  {
    number: 7,
    title: 'no location: said so, and nobody asked',
    unless: ({ needsLocation }) => (needsLocation ? undefined : 'it needs no location'),
  },
  { number: 8, title: 'importing it touches no window' },
  { number: 9, title: 'fields that can be focused, with labels; taken away, and mounted anew' },
  { number: 10, title: 'an incomplete form names its fields, and nothing is sent' },
  { number: 11, title: "each field's bad value is told at that field" },
  { number: 12, title: 'a good card gives a nonce, and a summary that is well formed' },
  { number: 13, title: 'two submits in flight give one nonce' },
  { number: 14, title: 'taken away while it is sent: cancelled, and the late answer is heard by nobody' },
  { number: 15, title: 'a fresh nonce for every submit' },
  { number: 16, title: 'clear wipes, and says so' },
  { number: 17, title: 'who stopped listening hears nothing, nor anybody after it is gone' },
  {
    number: 18,
    title: 'a card that is stored carries no amount',
    unless: ({ toldAmounts }) => (toldAmounts ? undefined : 'its page is told no amount'),
  },
  { number: 19, title: 'amounts reach the vendor in its own unit, also of a currency without decimals' },
  { number: 20, title: 'the number and the code are in no attribute, storage, console, error, or request of ours' },
  { number: 21, title: 'keys and secrets are in no error and no log' },
  {
    number: 22,
    title: 'messages of a wrong sender are ignored',
    unless: ({ fieldsHosted }) => (fieldsHosted ? undefined : 'it has no fields in frames'),
  },
  { number: 23, title: 'a decline has its reason' },
  {
    number: 24,
    title: 'a key that the vendor does not know: misconfigured',
    unless: ({ hasKeys }) => (hasKeys ? undefined : 'it has no keys'),
  },
  { number: 25, title: 'offline in the middle: unavailable', unless: needs.sdk },
  { number: 26, title: 'an unknown answer is never a success, and never a crash', unless: needs.sdk },
  { number: 27, title: 'a script that throws, rejects, answers twice or never: exactly one outcome' },
  { number: 28, title: 'no wallet on the device: none offered, nothing drawn', unless: needs.wallet },
  { number: 29, title: 'only the wallets that the restaurant takes', unless: needs.wallet },
  { number: 30, title: 'the sheet shows the amount of now', unless: needs.wallet },
  { number: 31, title: 'a press is answered in time for the sheet to open', unless: needs.wallet },
  { number: 32, title: 'agreed: finished once, with what it brought', unless: needs.wallet },
  { number: 33, title: 'our server refuses: said so, and the button can be used again', unless: needs.intents },
  { number: 34, title: 'a closed sheet: cancelled, and nothing charged', unless: needs.wallet },
  { number: 35, title: 'a further step that is taken, refused or closed', unless: needs.steps },
  {
    number: 36,
    title: 'a total of 0 has no wallet',
    unless: () => 'the checkout never asks for one, whoever the processor is (test/wiring/payment/payment.test.ts)',
  },
  { number: 37, title: 'the same reference again: one charge' },
  { number: 38, title: 'cut off after the charge: unknown, and found by its reference' },
  { number: 39, title: 'authorised counts as paid, and undecided does not' },
  {
    number: 40,
    title: 'a saved card is charged',
    unless: ({ hasVault }) => (hasVault ? undefined : 'its gateway keeps no cards'),
  },
  { number: 41, title: 'taken away while it is sent: nothing left over' },
  { number: 42, title: 'create, confirm, capture, void and refund' },
  { number: 43, title: 'a reference with another amount: no second charge' },
  {
    number: 44,
    title: 'posts: good, changed, old, twice, out of order',
    unless: ({ readsPosts }) => (readsPosts ? undefined : 'its vendor sends it nothing'),
  },
  {
    number: 45,
    title: "the amount is the server's, never the client's",
    unless: () => 'the order server reckons it, whoever the processor is (test/src-server/menu-change.test.ts)',
  },
]
