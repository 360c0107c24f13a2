// Simplified Hanamikoji random playouts: single-core "physical limit" reference.
// gcc -O3 -march=native limit.c -o limit ; ./limit [games] [repeats]
// A "decision" = one action turn (type+cards chosen together) or one opponent response (gift pick / pair pick): 12 per round.
// MODE 0: scalar, real hands, every choice drawn from an RNG (type uniform among unused actions, then random cards).
// MODE 1: as 0 but choice is uniform over ENUMERATED distinct legal moves (multisets of kinds; 3 pairings handled) -
//         what an engine that materialises a legal-action list must pay.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
static uint64_t s0;
static inline uint64_t rnd64(void){ s0 += 0xa0761d6478bd642fULL; __uint128_t m=(__uint128_t)s0*(s0^0xe7037ed1a0b428dbULL); return (uint64_t)(m>>64)^(uint64_t)m; }
static inline uint32_t below(uint32_t n){ return (uint32_t)(((rnd64()>>32)*n)>>32); }
static const uint8_t DECK[21]={0,0,1,1,2,2,3,3,3,4,4,4,5,5,5,5,6,6,6,6,6};
static const uint8_t CHARM[7]={2,2,2,3,3,4,5};
static uint64_t decisions, rounds, games, win[2], sumlegal, nlegal;
static inline void shuffle(uint8_t*d){ for(int i=20;i>0;i--){ uint32_t j=below(i+1); uint8_t t=d[i]; d[i]=d[j]; d[j]=t; } }
static inline int score(uint64_t*cnt,int8_t*own){ // returns 0/1 winner or -1
  int g[2]={0,0},c[2]={0,0};
  for(int k=0;k<7;k++){ int a=(cnt[0]>>(8*k))&255,b=(cnt[1]>>(8*k))&255; if(a>b)own[k]=0; else if(b>a)own[k]=1;
    if(own[k]>=0){ g[own[k]]++; c[own[k]]+=CHARM[k]; } }
  if(c[0]>=11)return 0; if(c[1]>=11)return 1; if(g[0]>=4)return 0; if(g[1]>=4)return 1; return -1; }
static inline void play_mode0(void){
  int8_t own[7]; memset(own,-1,7); int start=0;
  for(;;){
    uint8_t d[21]; memcpy(d,DECK,21); shuffle(d);
    uint8_t hand[2][8]; int n[2]={6,6}; memcpy(hand[0],d,6); memcpy(hand[1],d+6,6);
    uint64_t cnt[2]={0,0}; uint32_t mask[2]={15,15};
    for(int t=0;t<8;t++){
      int p=(start+t)&1,o=p^1; uint8_t*h=hand[p]; h[n[p]++]=d[12+t];
      uint32_t m=mask[p]; int r=below(__builtin_popcount(m)); while(r--)m&=m-1; int a=__builtin_ctz(m); mask[p]^=1u<<a; decisions++; 
      int nn=n[p];
      for(int j=0;j<=a;j++){ uint32_t q=below(nn); nn--; uint8_t x=h[q]; h[q]=h[nn]; h[nn]=x; }
      n[p]=nn; uint8_t*c=h+nn;
      switch(a){
        case 0: cnt[p]+=1ULL<<(8*c[0]); break;           // secret: counts for p at scoring
        case 1: break;                                     // discard 2
        case 2: { int q=below(3); decisions++; for(int j=0;j<3;j++) cnt[j==q?o:p]+=1ULL<<(8*c[j]); break; }
        default:{ int q=below(2); decisions++; uint64_t A=(1ULL<<(8*c[0]))+(1ULL<<(8*c[1])),B=(1ULL<<(8*c[2]))+(1ULL<<(8*c[3])); cnt[o]+=q?B:A; cnt[p]+=q?A:B; }
      } }
    rounds++; int w=score(cnt,own); if(w>=0){win[w]++;break;} start^=1; }
  games++; }
// ---- mode 1: counts-per-kind hand, enumerate distinct legal moves, pick one uniformly
typedef struct{uint8_t a; uint8_t c[4];}Move;
static inline int gen(const uint8_t*h,uint32_t mask,Move*mv){ // h[7] counts
  int k=0; uint8_t K[7]; int nk=0; for(int i=0;i<7;i++) if(h[i])K[nk++]=i;
  if(mask&1) for(int i=0;i<nk;i++) mv[k++]=(Move){0,{K[i],0,0,0}};
  if(mask&2) for(int i=0;i<nk;i++)for(int j=i;j<nk;j++){ if(i==j&&h[K[i]]<2)continue; mv[k++]=(Move){1,{K[i],K[j],0,0}}; }
  if(mask&4) for(int i=0;i<nk;i++)for(int j=i;j<nk;j++)for(int l=j;l<nk;l++){ if((i==j)+(j==l)==2? h[K[i]]<3 : (i==j&&h[K[i]]<2)||(j==l&&h[K[j]]<2))continue; mv[k++]=(Move){2,{K[i],K[j],K[l],0}}; }
  if(mask&8) { // unordered pair of unordered pairs
    uint8_t P[28][2]; int np=0; for(int i=0;i<nk;i++)for(int j=i;j<nk;j++){ if(i==j&&h[K[i]]<2)continue; P[np][0]=K[i];P[np][1]=K[j];np++; }
    for(int x=0;x<np;x++)for(int y=x;y<np;y++){ uint64_t need=(1ULL<<(8*P[x][0]))+(1ULL<<(8*P[x][1]))+(1ULL<<(8*P[y][0]))+(1ULL<<(8*P[y][1])); uint64_t have; memcpy(&have,h,8);
      uint64_t H=0x80808080808080ULL; if((((have|H)-need)&H)!=H)continue; mv[k++]=(Move){3,{P[x][0],P[x][1],P[y][0],P[y][1]}}; } }
  return k; }
static inline void play_mode1(void){
  int8_t own[7]; memset(own,-1,7); int start=0; static Move mv[1024];
  for(;;){
    uint8_t d[21]; memcpy(d,DECK,21); shuffle(d);
    uint8_t hand[2][8]={{0}}; for(int i=0;i<6;i++){hand[0][d[i]]++;hand[1][d[6+i]]++;}
    uint64_t cnt[2]={0,0}; uint32_t mask[2]={15,15};
    for(int t=0;t<8;t++){
      int p=(start+t)&1,o=p^1; uint8_t*h=hand[p]; h[d[12+t]]++;
      int k=gen(h,mask[p],mv); sumlegal+=k; nlegal++; Move m=mv[below(k)]; decisions++; mask[p]^=1u<<m.a;
      for(int j=0;j<=m.a;j++)h[m.c[j]]--;
      switch(m.a){
        case 0: cnt[p]+=1ULL<<(8*m.c[0]); break;
        case 1: break;
        case 2: { int q=below(3); decisions++; for(int j=0;j<3;j++) cnt[j==q?o:p]+=1ULL<<(8*m.c[j]); break; }
        default:{ int q=below(2); decisions++; uint64_t A=(1ULL<<(8*m.c[0]))+(1ULL<<(8*m.c[1])),B=(1ULL<<(8*m.c[2]))+(1ULL<<(8*m.c[3])); cnt[o]+=q?B:A; cnt[p]+=q?A:B; }
      } }
    rounds++; int w=score(cnt,own); if(w>=0){win[w]++;break;} start^=1; }
  games++; }
// ---- mode 2: same rules as mode 0, tuned: branch-light, 16-bit RNG lanes (bias < 21/65536), table action pick, SIMD-free byte-packed counts
static uint8_t PICK[16][4]; // PICK[mask][r] = r-th set bit
static void init2(void){ for(int m=1;m<16;m++){int k=0; for(int b=0;b<4;b++) if(m>>b&1) PICK[m][k++]=b;} }
#define L16(x,i,n) ((((uint32_t)(uint16_t)((x)>>(16*(i))))*(uint32_t)(n))>>16)
static inline void play_mode2(void){
  int8_t own[7]; memset(own,-1,7); int start=0;
  for(;;){
    uint8_t d[24]; memcpy(d,DECK,21);
    for(int i=20;i>0;i-=4){ uint64_t x=rnd64(); for(int b=0;b<4;b++){ int ii=i-b; uint32_t j=L16(x,b,ii+1); uint8_t t=d[ii]; d[ii]=d[j]; d[j]=t; } }
    uint8_t hand[2][16]; int n[2]={6,6}; memcpy(hand[0]+4,d,8); memcpy(hand[1]+4,d+6,8); // 4 guard slots below
    uint64_t cnt[2]={0,0}; uint32_t mask[2]={15,15};
    for(int t=0;t<8;t++){
      int p=(start+t)&1,o=p^1; uint8_t*h=hand[p]+4; int nn=n[p]; h[nn++]=d[12+t];
      uint64_t x=rnd64(),y=rnd64(); uint32_t m=mask[p]; int a=PICK[m][L16(y,0,__builtin_popcount(m))]; mask[p]=m^(1u<<a);
      uint64_t v[4];
      for(int j=0;j<4;j++){ int top=nn-1-j; int lim=top<0?0:top+1; uint32_t q=L16(x,j,lim); int tt=top<0?-1:top; uint8_t c=h[q]; uint8_t z=h[tt]; if(top>=0){h[q]=z; h[top]=c;} v[j]=1ULL<<(8*(c&7)); }
      n[p]=nn-1-a; uint32_t g=L16(y,1,3), b=(y>>32)&1;
      decisions+=1+(a>>1);
      // to self / to opponent per action type, selected from small arrays (no data-dependent branch)
      uint64_t all3=v[0]+v[1]+v[2], A=v[0]+v[1], B=v[2]+v[3]; uint64_t gi=v[g];
      uint64_t self_[4]={v[0],0,all3-gi,b?A:B}, opp_[4]={0,0,gi,b?B:A};
      cnt[p]+=self_[a]; cnt[o]+=opp_[a]; }
    rounds++; int w=score(cnt,own); if(w>=0){win[w]++;break;} start^=1; }
  games++; }
static double now(void){struct timespec t;clock_gettime(CLOCK_PROCESS_CPUTIME_ID,&t);return t.tv_sec+1e-9*t.tv_nsec;}
int main(int argc,char**argv){
  long N=argc>1?atol(argv[1]):3000000; int R=argc>2?atoi(argv[2]):3;
  init2();
  for(int mode=0;mode<3;mode++) for(int r=-1;r<R;r++){
    s0=88172645463325252ULL+r*7919+mode; decisions=rounds=games=win[0]=win[1]=sumlegal=nlegal=0; long n=(mode==1?N/10:N); if(r<0)n/=10;
    double t=now(); for(long i=0;i<n;i++) { if(mode==0)play_mode0(); else if(mode==1)play_mode1(); else play_mode2(); } t=now()-t;
    if(r>=0)printf("mode %d rep %d: %.0f games/s  %.0f decisions/s  %.3f rounds/game %.2f dec/game  p0win %.4f  ns/dec %.2f meanlegal(action turns) %.1f\n",mode,r,games/t,decisions/t,(double)rounds/games,(double)decisions/games,(double)win[0]/games,1e9*t/decisions,nlegal?(double)sumlegal/nlegal:0.0); }
}
