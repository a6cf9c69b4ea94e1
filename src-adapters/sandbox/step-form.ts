import type { SendJson } from '../../src-domain/call/send-json.ts'
import type { CardFormWords } from '../../src-domain/payment/card-form.ts'
import type { StepForm } from '../../src-domain/payment/payment-processor.ts'
import { formLife } from '../payment-form/form-life.ts'
import type { StepAnswer } from './sandbox-bank.ts'
import { tellBank } from './tell-bank.ts'

export function sandboxStepForm(step: string, words: CardFormWords['bank'], send: SendJson): StepForm {
  let root: HTMLElement | undefined
  const life = formLife<never, void>()
  return {
    take: (host) =>
      life.mount(
        host,
        (element) =>
          new Promise((resolve) => {
            root = drawQuestion(element.ownerDocument, words, async (answer) =>
              resolve(await tellBank(send, step, answer)),
            )
            element.append(root)
          }),
      ),
    dispose: () => {
      root?.remove()
      life.end()
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
      // The bank accepts one answer.
      if (isAnswered) return
      isAnswered = true
      answered(answer)
    })
    return button
  })
  root.append(title, ...buttons)
  return root
}
