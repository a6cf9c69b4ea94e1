export interface Channel {
  readonly frame: HTMLIFrameElement
  readonly ask: (command: string, about?: unknown) => Promise<unknown>
  readonly close: () => void
}

interface Said {
  readonly id?: unknown
  readonly answer?: unknown
  readonly event?: unknown
}

export function openChannel(
  host: HTMLElement,
  frame: HTMLIFrameElement,
  heard: (event: unknown) => void,
): Promise<Channel> {
  const origin = new URL(frame.src).origin
  const waiting = new Map<number, (answer: unknown) => void>()
  let asked = 0

  return new Promise((ready) => {
    const listen = ({ data, source, origin: from }: MessageEvent<Said | null>) => {
      // Any window may post messages, so checks source and origin.
      if (source !== frame.contentWindow || from !== origin || typeof data !== 'object' || data === null) return
      if (data.event === 'ready') ready(channel)
      else if (data.event !== undefined) heard(data.event)
      else if (typeof data.id === 'number') {
        waiting.get(data.id)?.(data.answer)
        waiting.delete(data.id)
      }
    }
    const channel: Channel = {
      frame,
      ask: (command, about) =>
        new Promise((answered) => {
          asked += 1
          waiting.set(asked, answered)
          frame.contentWindow?.postMessage({ id: asked, command, about }, origin)
        }),
      close: () => {
        window.removeEventListener('message', listen)
        frame.remove()
      },
    }
    window.addEventListener('message', listen)
    host.append(frame)
  })
}

export function answerPage(answer: (command: string, about: unknown) => unknown): (event: unknown) => void {
  window.addEventListener('message', async ({ data, source, origin }: MessageEvent) => {
    if (source !== window.parent || typeof data?.command !== 'string') return
    window.parent.postMessage({ id: data.id, answer: await answer(data.command, data.about) }, origin)
  })
  const tell = (event: unknown) => window.parent.postMessage({ event }, '*')
  tell('ready')
  return tell
}
