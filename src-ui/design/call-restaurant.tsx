import { phoneWords } from '../messages/phone-words.ts'
import { useWords } from '../messages/words-context.tsx'
import { buttonClass } from './button.tsx'

export function CallRestaurant({ phone }: { readonly phone: string | undefined }) {
  const { callRestaurant } = useWords('common')
  return phone === undefined ? null : (
    <a className={buttonClass('secondary', true)} href={`tel:${phone}`}>
      {callRestaurant({ phone: phoneWords(phone) })}
    </a>
  )
}
