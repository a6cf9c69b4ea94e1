// Script of the fictional vendor, served as https://js.examplepay.test/v1.js.
import { type Channel, openChannel } from '../../vendors/square/browser/channel.ts'

function fields(publicKey: string) {
  let channel: Channel | undefined
  let changed: (state: unknown) => void = () => undefined
  return {
    onChange: (listen: (state: unknown) => void) => {
      changed = listen
    },
    mount: async (host: HTMLElement) => {
      const frame = document.createElement('iframe')
      frame.title = 'Card details'
      frame.src = 'https://js.examplepay.test/fields.html'
      channel = await openChannel(host, frame, (state) => changed(state))
    },
    tokenise: (about: object) => channel?.ask('tokenise', { publicKey, ...about }),
    clear: () => void channel?.ask('clear'),
    focus: (name: string) => void channel?.ask('focus', name),
    unmount: () => channel?.close(),
  }
}

Object.assign(window, { ExamplePay: (publicKey: string) => ({ fields: () => fields(publicKey) }) })
