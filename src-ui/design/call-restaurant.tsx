import { phoneWords } from '../messages/phone-words.ts'
import { useWords } from '../messages/words-context.tsx'
import { buttonClass } from './button.tsx'

/** Leads to a person where a page can do no more; nothing without a phone. */
export function CallRestaurant({ phone }: { readonly phone: string | undefined }) {
  const { callRestaurant } = useWords('common')
  return phone === undefined ? null : (
    <a className={buttonClass('secondary', true)} href={`tel:${phone}`}>
      {callRestaurant({ phone: phoneWords(phone) })}
    </a>
  )
}
