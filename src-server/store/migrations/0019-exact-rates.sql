-- Keeps all digits of tax rates; stored basis points become rates with two decimals.
update locations set settings = jsonb_set(settings, '{charges}', (
  select jsonb_object_agg(type, case jsonb_typeof(terms -> 'taxRate')
    when 'number' then jsonb_set(terms, '{taxRate}', jsonb_build_object('digits', terms -> 'taxRate', 'decimals', 2))
    else terms
  end)
  from jsonb_each(settings -> 'charges') as charge (type, terms)
))
where settings -> 'charges' is not null;
