import type { LoadScript } from '../../src-domain/payment/load-script.ts'
import type { Outcome } from '../../src-domain/payment/payment-problem.ts'

/** Authorize.Net's own form, which its script opens over our page. */
export interface AcceptUi {
  /** `heard` is told what Authorize.Net answers; closing it is no answer. `left` is called either way, when it is gone. */
  readonly open: (heard: (answer: unknown) => void, left: () => void) => void
}

export interface AcceptUiNeeds {
  readonly page: Document
  readonly load: LoadScript
  /** Of its script. */
  readonly address: string
  readonly authData: { readonly clientKey: string; readonly apiLoginID: string }
  readonly words: HostedCardWords
}

/** What this form says; the rest is Authorize.Net's, in its own language. */
export interface HostedCardWords {
  /** What the frame is called for who cannot see it. */
  readonly frame: string
  readonly heading: string
  /** The button of Authorize.Net's form: the card is taken, and nothing is paid yet. */
  readonly take: string
  readonly enter: string
  readonly change: string
  readonly entered: string
  readonly missing: string
}

/**
 * AcceptUI, ready to open. Its script looks once, when it comes, for one button of the page, and from then on a press of
 * that button shows the form: so there is one, that nobody sees, for as long as the page lives.
 */
export async function acceptUiOn({ page, load, address, authData, words }: AcceptUiNeeds): Promise<Outcome<AcceptUi>> {
  const window = page.defaultView
  if (window === null) return { ok: false, problem: { _tag: 'Unavailable', cause: 'unsupported' } }
  const known = page.querySelector<HTMLElement>('button.AcceptUI')
  const button = known ?? page.body.appendChild(buttonOf(page, authData, words))
  const outcome = await load(address, () => Reflect.has(window, 'AcceptUI'))
  if (!outcome.ok) {
    button.remove()
    return outcome
  }
  let tell: (answer: unknown) => void = () => undefined
  let goAway: () => void = () => undefined
  Reflect.set(window, handler, (answer: unknown) => tell(answer))
  const { origin } = new URL(address)
  window.addEventListener('message', (message) => {
    if (message.origin === origin && isEnd(message.data)) goAway()
  })
  return {
    ok: true,
    value: {
      open: (heard, left) => {
        tell = heard
        goAway = () => {
          goAway = () => undefined
          left()
        }
        button.click()
        page.querySelector('#AcceptUIContainer iframe')?.setAttribute('title', words.frame)
      },
    },
  }
}

const handler = 'heardOfAcceptUi'

function buttonOf(page: Document, { apiLoginID, clientKey }: AcceptUiNeeds['authData'], words: HostedCardWords) {
  const button = page.createElement('button')
  const given = {
    apiLoginID,
    clientKey,
    acceptUIFormHeaderTxt: words.heading,
    acceptUIFormBtnTxt: words.take,
    // The address is compared with the one of the card's holder.
    billingAddressOptions: JSON.stringify({ show: true, required: true }),
    responseHandler: handler,
  }
  for (const [name, text] of Object.entries(given)) button.setAttribute(`data-${name}`, text)
  button.type = 'button'
  button.className = 'AcceptUI'
  button.hidden = true
  return button
}

/** Its script takes the frame away after these. */
function isEnd(data: unknown): boolean {
  return (
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    (data.type === 'RESPONSE' || data.type === 'CLOSE_IFRAME')
  )
}
