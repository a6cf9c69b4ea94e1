import { errors, tell } from './accept-answer.ts'

// Accept.js is a small script that fetches the real one. Until that is there it answers E_WC_03, and what says that it
// is there is an event on the body, whose listener comes with the page's load event: the script's own load event says
// nothing. Read off an archived copy of the vendor's source.

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
  // Asked for a second time, so that its hash can be compared; a page's policy has to allow it.
  const check = new XMLHttpRequest()
  check.open('get', core)
  check.send()
}

function listen(): void {
  document.body.addEventListener('handshake', () => Object.assign(window, { isReady: true }))
}

start()
