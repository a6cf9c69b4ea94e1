import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { LoadScript } from '../../src-domain/payment/load-script.ts'
import type { Outcome } from '../../src-domain/payment/payment-problem.ts'

export interface AcceptUi {
  /** Closing the form calls `left` without `heard`. */
  readonly open: (heard: (answer: unknown) => void, left: () => void) => void
}

export interface AcceptUiNeeds {
  readonly page: Document
  readonly load: LoadScript
  readonly address: string
  readonly authData: { readonly clientKey: string; readonly apiLoginID: string }
  readonly words: HostedCardWords
}

export interface HostedCardWords {
  /** Frame title for screen readers. */
  readonly frame: string
  readonly heading: string
  /** Label of the button that submits the card; nothing is paid yet. */
  readonly take: string
  readonly enter: string
  readonly change: string
  readonly entered: string
  readonly missing: string
}

/** AcceptUI binds its button only when it loads, so one hidden button stays in the page. */
export async function acceptUiOn({ page, load, address, authData, words }: AcceptUiNeeds): Promise<Outcome<AcceptUi>> {
  const window = page.defaultView
  if (window === null) return left({ _tag: 'Unavailable', cause: 'unsupported' })
  const known = page.querySelector<HTMLElement>('button.AcceptUI')
  const button = known ?? page.body.appendChild(buttonOf(page, authData, words))
  const outcome = await load(address, () => Reflect.has(window, 'AcceptUI'))
  if (isLeft(outcome)) {
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
  return right({
    open: (heard, gone) => {
      tell = heard
      goAway = () => {
        goAway = () => undefined
        gone()
      }
      button.click()
      page.querySelector('#AcceptUIContainer iframe')?.setAttribute('title', words.frame)
    },
  })
}

const handler = 'heardOfAcceptUi'

function buttonOf(page: Document, { apiLoginID, clientKey }: AcceptUiNeeds['authData'], words: HostedCardWords) {
  const button = page.createElement('button')
  const given = {
    apiLoginID,
    clientKey,
    acceptUIFormHeaderTxt: words.heading,
    acceptUIFormBtnTxt: words.take,
    // For address verification.
    billingAddressOptions: JSON.stringify({ show: true, required: true }),
    responseHandler: handler,
  }
  for (const [name, text] of Object.entries(given)) button.setAttribute(`data-${name}`, text)
  button.type = 'button'
  button.className = 'AcceptUI'
  button.hidden = true
  return button
}

/** Whether the message ends the form: AcceptUI then removes its frame. */
function isEnd(data: unknown): boolean {
  return (
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    (data.type === 'RESPONSE' || data.type === 'CLOSE_IFRAME')
  )
}
