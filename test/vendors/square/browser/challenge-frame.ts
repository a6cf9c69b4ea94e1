import { answerPage } from './channel.ts'

/** The issuer's challenge, in a frame over the page. The sandbox's code is 123456. */
function drawChallenge(): void {
  const token = new URLSearchParams(location.search).get('token') ?? ''
  const [label, code] = [document.createElement('label'), document.createElement('input')]
  label.textContent = 'Verification code'
  label.append(code)
  const tell = answerPage(() => undefined)
  const button = (text: string, press: () => void) => {
    const one = document.createElement('button')
    one.textContent = text
    // The frame closes after the click, not during it.
    one.addEventListener('click', () => setTimeout(press, 50))
    return one
  }
  document.body.append(
    label,
    button('Submit', async () => {
      const response = await fetch(`${globalThis.__square.vault}/v2/analytics/verifications`, {
        method: 'POST',
        body: JSON.stringify({ token, code: code.value }),
      })
      tell(await response.json())
    }),
    button('Cancel', () => tell({ refused: 'canceled' })),
  )
}

drawChallenge()
