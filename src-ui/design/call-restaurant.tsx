import type { ShownPhone } from '../../src-domain/text/displayed-phone.ts'
import { phoneWords } from '../messages/phone-words.ts'
import { useWords } from '../messages/words-context.tsx'
import { buttonClass } from './button.tsx'

export function CallRestaurant({ phone: shown }: { readonly phone: ShownPhone }) {
  const { callRestaurant } = useWords('common')
  const { phone } = shown
  return phone === undefined ? null : (
    <a className={buttonClass('secondary', true)} href={`tel:${phone}`}>
      {callRestaurant({ phone: phoneWords(shown) })}
    </a>
  )
}
