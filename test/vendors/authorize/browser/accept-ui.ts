import { tell } from './accept-answer.ts'

// AcceptUI: a button of the page opens the vendor's own form in a frame over the page, and a function of the page,
// named on the button, is told what came of it (https://developer.authorize.net/api/reference/features/acceptjs.html).

interface Said {
  readonly closed?: boolean
  readonly answer?: Parameters<typeof tell>[1]
}

function bind(): void {
  for (const button of document.querySelectorAll<HTMLElement>('.AcceptUI'))
    button.addEventListener('click', () => open(button))
}

function open(button: HTMLElement): void {
  const { cdn } = globalThis.__authorize
  const named = (name: string) => button.getAttribute(`data-${name}`) ?? ''
  const query = new URLSearchParams({
    apiLoginID: named('apiLoginID'),
    clientKey: named('clientKey'),
    button: named('acceptUIFormBtnTxt') || 'Pay',
    header: named('acceptUIFormHeaderTxt') || 'Card Information',
    address: named('billingAddressOptions'),
  })
  const frame = document.createElement('iframe')
  frame.title = 'Payment form'
  frame.src = `${cdn}/v3/acceptMain/acceptMain.html?${query}`
  frame.style.cssText = 'position:fixed;inset:0;inline-size:100%;block-size:100%'
  const heard = ({ source, origin, data }: MessageEvent<Said | null>) => {
    if (source !== frame.contentWindow || origin !== cdn || data === null) return
    window.removeEventListener('message', heard)
    frame.remove()
    if (data.answer !== undefined) tell(named('responseHandler'), data.answer)
  }
  window.addEventListener('message', heard)
  document.body.append(frame)
}

if (document.readyState === 'complete') bind()
else window.addEventListener('load', bind)
