import { shopIcon, shopName } from '../../domain/shop-name.ts'

const Picture = ({ size }: { size: number }) => (
  <img src={shopIcon()} alt="" width={size} height={size} style={{ display: 'block', objectFit: 'contain' }} />
)

/** The shop's sign in the corner of the admin; the link around it has the name. */
export const Sign = () => <Picture size={24} />

/** Whose admin it is, where staff sign in. */
export const ShopName = () => (
  <p
    style={{
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '0.75rem',
      margin: 0,
      fontSize: '2rem',
      fontWeight: 700,
      letterSpacing: '-0.01em',
    }}
  >
    <Picture size={48} />
    {shopName()}
  </p>
)
