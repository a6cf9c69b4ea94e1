import { openChannel } from './channel.ts'
import { TokenizationError } from './sdk-errors.ts'

/** The issuer challenges the buyer over the page; a verified token is a new one. */
export async function challenged(result: Readonly<Record<string, unknown>>): Promise<unknown> {
  const frame = document.createElement('iframe')
  frame.title = 'Card verification'
  frame.src = `${globalThis.__square.origin}/v1/challenge-frame.html?token=${encodeURIComponent(String(result['token']))}`
  frame.style.cssText = 'position:fixed;inset:0;inline-size:100%;block-size:100%'
  const [answered, answer] = promised<unknown>()
  const channel = await openChannel(document.body, frame, answer)
  const said = await answered
  channel.close()
  if (typeof said === 'object' && said !== null && 'token' in said) return { ...result, token: said.token }
  throw new TokenizationError(': the buyer was not verified', [
    { type: 'VERIFICATION_ERROR', message: 'The buyer was not verified.' },
  ])
}

export function promised<A>(): readonly [Promise<A>, (value: A) => void] {
  let settle: (value: A) => void = () => undefined
  const promise = new Promise<A>((resolve) => {
    settle = resolve
  })
  return [promise, settle]
}
