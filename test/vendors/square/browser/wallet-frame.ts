import { answerPage } from './channel.ts'

/** Simulates the device's sheet: amount, approve, cancel. */
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
  // The sheet closes after the click, not during it.
  close.addEventListener('click', () => setTimeout(() => tell({ closed: true }), 50))
  document.body.append(sum, pay, close)
}

drawSheet()
