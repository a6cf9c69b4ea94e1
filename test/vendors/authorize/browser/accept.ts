import { errors, tell } from './accept-answer.ts'

// Accept.js loads its core script and answers E_WC_03 until that is ready. It announces readiness by an event on the
// body, whose listener it adds at the page's load event. Follows an archived copy of the vendor's source.

function start(): void {
  const { cdn, api } = globalThis.__authorize
  Object.assign(window, {
    cdnPath: cdn,
    encryptEndPoint: api,
    Accept: { dispatchData: (_: unknown, callback: unknown) => tell(callback, errors('E_WC_03')) },
  })
  if (document.readyState === 'complete') listen()
  else window.addEventListener('load', listen)
  const core = `${cdn}/v1/AcceptCore.js`
  const script = document.createElement('script')
  script.src = core
  document.head.append(script)
  // Fetched again to verify its hash; the page's policy must allow it.
  const check = new XMLHttpRequest()
  check.open('get', core)
  check.send()
}

function listen(): void {
  document.body.addEventListener('handshake', () => Object.assign(window, { isReady: true }))
}

start()
