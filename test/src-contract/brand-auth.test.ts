import { expect } from 'chai'
import { auth } from '../../src-contract/brand/auth.ts'

const read = (more: object) => auth.decode({ token_key: 'token', ...more })

describe('how a brand’s customers sign in', () => {
  it('ACCT-02, ACCT-58 a platform is on that is enabled and has a client id, and any other is off', () => {
    const on = { enabled: true, client_id: '123.apps.googleusercontent.com' }
    expect(read({ google: on, apple: { enabled: true }, facebook: { enabled: false, client_id: '1' } })).to.deep.equal({
      _tag: 'Right',
      right: { tokenKey: 'token', social: { google: on.client_id } },
    })
    expect(read({ facebook: { client_id: '1' } }))
      .to.have.nested.property('right.social')
      .that.deep.equals({})
    expect(read({})).to.have.nested.property('right.social').that.deep.equals({})
  })

  it('ACCT-02 refuses a client id that is none, and writes what it has read', () => {
    expect(read({ google: { enabled: true, client_id: 'two words' } })._tag).to.equal('Left')
    const social = { apple: 'example.noodles.web', facebook: '1', google: 'g' }
    const written = auth.encode({ tokenKey: 'token', social })
    expect(auth.decode(written)).to.deep.equal({ _tag: 'Right', right: { tokenKey: 'token', social } })
  })
})
