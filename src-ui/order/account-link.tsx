import { buttonClass } from '../design/button.tsx'
import { useWords } from '../messages/words-context.tsx'

/** Where the guest of this order opens an account; nothing for anybody else. */
export function AccountLink({ href }: { readonly href: string | undefined }) {
  const { account } = useWords('order')
  return href === undefined ? null : (
    <a className={buttonClass('secondary', true)} href={href}>
      {account}
    </a>
  )
}
