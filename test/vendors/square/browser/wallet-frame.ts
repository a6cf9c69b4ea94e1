import { answerPage } from './channel.ts'

/** Stands for the sheet that the device shows, which no page can draw: what is paid, and two ways out. */
function drawSheet(): void {
  const query = new URLSearchParams(location.search)
  const [sum, pay, close] = [
    document.createElement('p'),
    document.createElement('button'),
    document.createElement('button'),
  ]
  sum.textContent = `${query.get('label')}: ${query.get('amount')} ${query.get('currency')}`
  pay.textContent = 'Pay'
  close.textContent = 'Close'
  const tell = answerPage(() => undefined)
  pay.addEventListener('click', async () => {
    const response = await fetch(`${globalThis.__square.vault}/payments/v1/wallet-nonce`, {
      method: 'POST',
      body: JSON.stringify({ wallet: query.get('wallet') }),
    })
    tell(await response.json())
  })
  // The device's sheet goes when the finger has left it, and not while it presses.
  close.addEventListener('click', () => setTimeout(() => tell({ closed: true }), 50))
  document.body.append(sum, pay, close)
}

drawSheet()
