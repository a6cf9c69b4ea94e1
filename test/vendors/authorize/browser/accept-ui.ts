// AcceptUI: a page button opens the vendor's form in a frame and names the callback
// (https://developer.authorize.net/api/reference/features/acceptjs.html). Details follow copies of the vendor's script:
// one button, found at load; a frame that exists before any click; styles as text; no close event.

interface Said {
  readonly verifyOrigin?: string
  readonly type?: 'ACK' | 'FIT_WINDOW' | 'RESPONSE' | 'CLOSE_IFRAME'
  readonly pktData?: unknown
}

const [container, background] = ['AcceptUIContainer', 'AcceptUIBackground']

function begin(): void {
  const { cdn } = globalThis.__authorize
  const button = document.querySelector<HTMLElement>('.AcceptUI')
  if (button === null) throw new TypeError('AcceptUI has no button')
  const named = (name: string) => button.getAttribute(`data-${name}`) ?? ''
  const settings = {
    billingAddressOptions: named('billingAddressOptions'),
    apiLoginID: named('apiLoginID'),
    clientKey: named('clientKey'),
    acceptUIFormBtnTxt: named('acceptUIFormBtnTxt') || 'Pay',
    acceptUIFormHeaderTxt: named('acceptUIFormHeaderTxt') || 'Card Information',
    parentUrl: location.href,
  }
  const style = document.createElement('style')
  style.innerHTML = `#${container}, #${background} { visibility: hidden; opacity: 0 }
    #${container}.show { visibility: visible; opacity: 1 } #${background}.show { visibility: visible; opacity: 0.7 }`
  document.head.append(style)
  draw()
  button.addEventListener('click', () => {
    for (const id of [container, background]) document.getElementById(id)?.setAttribute('class', 'show')
    window.scrollTo(0, 0)
  })
  window.addEventListener('message', ({ origin, data }: MessageEvent<Said | null>) => {
    if (origin !== cdn || data?.verifyOrigin !== 'AcceptMain') return
    const frame = document.querySelector<HTMLIFrameElement>(`#${container} iframe`)
    if (data.type === 'ACK')
      frame?.contentWindow?.postMessage({ verifyOrigin: 'AcceptUI', type: 'INIT', pktData: settings }, cdn)
    if (data.type === 'FIT_WINDOW' && frame?.parentElement) frame.parentElement.style.height = `${data.pktData}px`
    if (data.type === 'RESPONSE') Reflect.get(window, named('responseHandler'))(data.pktData)
    if (data.type !== 'RESPONSE' && data.type !== 'CLOSE_IFRAME') return
    for (const id of [container, background]) document.getElementById(id)?.remove()
    draw()
  })
}

function draw(): void {
  const { cdn } = globalThis.__authorize
  const hello = { verifyOrigin: 'AcceptUI', type: 'SYNC', pktData: location.origin }
  const [box, behind, frame] = [
    document.createElement('div'),
    document.createElement('div'),
    document.createElement('iframe'),
  ]
  box.id = container
  box.style.cssText = 'position:absolute;inset-inline:0;inset-block-start:20%;margin:auto;inline-size:min(100%,550px);'
  box.style.cssText += 'block-size:420px;z-index:999999;background:white'
  frame.src = `${cdn}/v3/acceptMain/acceptMain.html#${encodeURIComponent(JSON.stringify(hello))}`
  frame.style.cssText = 'inline-size:100%;block-size:100%;border:0'
  box.append(frame)
  behind.innerHTML = `<div id="${background}" style="position:fixed;inset:0;background:#000;z-index:999998"></div>`
  document.body.append(...behind.childNodes, box)
}

Reflect.set(window, 'AcceptUI', {})
if (document.readyState === 'complete') begin()
else document.addEventListener('readystatechange', () => document.readyState === 'complete' && begin())
