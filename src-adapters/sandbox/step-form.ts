import type { SendJson } from '../../src-domain/call/send-json.ts'
import type { CardFormWords } from '../../src-domain/payment/card-form.ts'
import type { Outcome } from '../../src-domain/payment/payment-problem.ts'
import type { StepForm } from '../../src-domain/payment/payment-processor.ts'
import { failed, isElement } from './on-page.ts'
import type { StepAnswer } from './sandbox-bank.ts'
import { tellBank } from './tell-bank.ts'

/** The bank of the play money, with two buttons. What is pressed goes to the bank; whether it stands is the bank's to say. */
export function sandboxStepForm(step: string, words: CardFormWords['bank'], send: SendJson): StepForm {
  let root: HTMLElement | undefined
  let finish: (outcome: Outcome<void>) => void = () => undefined

  const ask = (host: Element): void => {
    root = drawQuestion(host.ownerDocument, words, async (answer) => finish(await tellBank(send, step, answer)))
    host.append(root)
  }
  return {
    take: (host) =>
      new Promise((resolve) => {
        finish = resolve
        if (isElement(host)) ask(host)
        else resolve(failed({ _tag: 'Misconfigured', code: 'host' }))
      }),
    dispose: () => {
      root?.remove()
      finish(failed({ _tag: 'Cancelled' }))
    },
  }
}

function drawQuestion(page: Document, words: CardFormWords['bank'], answered: (answer: StepAnswer) => void) {
  const root = page.createElement('div')
  root.setAttribute('role', 'group')
  root.dataset['bank'] = 'sandbox'
  const title = page.createElement('p')
  title.id = 'sandbox-bank'
  root.setAttribute('aria-labelledby', title.id)
  title.textContent = words.asks
  let isAnswered = false
  const answers: readonly (readonly [StepAnswer, string])[] = [
    ['confirm', words.approve],
    ['refuse', words.refuse],
  ]
  const buttons = answers.map(([answer, text]) => {
    const button = page.createElement('button')
    button.type = 'button'
    button.textContent = text
    button.addEventListener('click', () => {
      // The bank hears one answer.
      if (isAnswered) return
      isAnswered = true
      answered(answer)
    })
    return button
  })
  root.append(title, ...buttons)
  return root
}
