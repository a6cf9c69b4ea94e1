import { buttonClass } from '../design/button.tsx'
import { useWords } from '../messages/words-context.tsx'

export function AccountLink({ href }: { readonly href: string | undefined }) {
  const { account } = useWords('order')
  return href === undefined ? null : (
    <a className={buttonClass('secondary', true)} href={href}>
      {account}
    </a>
  )
}
