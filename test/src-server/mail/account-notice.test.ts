import { expect } from 'chai'
import { accountNotice } from '../../../src-server/mail/account-notice.tsx'
import { aMailHouse } from '../../builders/told-order-builder.ts'

describe('The mail about a changed account', () => {
  it('LOC-50 formats the phone of the brand', () => {
    const notice = { id: 'n1', to: 'ana@example.com', language: 'en', what: 'phone' } as const
    const { text, html } = accountNotice(notice, aMailHouse({ phone: '+17185550142' }))
    expect(text).to.include('718-555-0142').and.not.to.include('+1')
    expect(html).to.include('718-555-0142')
  })
})
